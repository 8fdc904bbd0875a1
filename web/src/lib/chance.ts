// Unguessable random numbers. Browsers offer them on plain http too, unlike their UUIDs.

/** Random bytes in hexadecimal digits. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
