const label = String.raw`(?:page|pg\.?|halaman|hal\.?|hlm\.?|laman|lembar)\s*`;
const total = String.raw`\s*(?:\/|\||of|dari|de)\s*(?<total>\d{1,3})`;
/** A page number at the end of a line, with a word or the number of pages. */
export const numberAtEnd = new RegExp(
  String.raw`(?:^|[\s–—|,·•-])(?:${label}(?<labelled>\d{1,3})(?:${total})?|(?<counted>\d{1,3})${total.replace('total', 'of')})\s*[-–—.]?$`,
  'iu',
);
const contact = /@|https?:|www\.|(?:\d[\s().-]?){8}/i;

/** Furniture by which the person can be reached, without page numbers. */
export function contactLines(furniture: readonly string[], printed: string): string[] {
  const lines = furniture.map((text) => text.replace(numberAtEnd, '').replace(/[\s|–—-]+$/u, ''));
  return [...new Set(lines)].filter((text) => contact.test(text) && !printed.includes(text));
}
