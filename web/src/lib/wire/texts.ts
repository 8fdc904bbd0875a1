// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

/** A text in both languages. */
export interface Both {
  es: string;
  en: string;
}
