import { expect, it } from 'vitest';
import { browserName } from '../src/lib/browser';

it('names a browser and its system as far as it tells', () => {
  const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1';

  expect(browserName(linux)).toBe('Chrome · Linux');
  expect(browserName(phone)).toBe('Safari · iOS');
  expect(browserName('')).toBe('');
});
