/** TeX characters by control code, which pdf.js returns for fonts without a Unicode mapping. */
const printed: Readonly<Record<string, string>> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
  '\u0088': '•',
};
const codes = new RegExp(`[${Object.keys(printed).join('')}]`, 'g');

/** `2015 \u0015 2019` → `2015 – 2019`. */
export function decodeTexCharacters(text: string): string {
  return text.replace(codes, (code) => printed[code] ?? code);
}
