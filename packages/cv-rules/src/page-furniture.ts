import type { DocumentLine } from './document-text';

const numbered =
  /^(?<name>.{0,80}?)[\s–—|,·-]*(?:\b(?:page|halaman|hal\.?)\s*)?(?<page>\d{1,2})(?:\s*(?:\/|of|dari)\s*\d{1,2})?$/i;
/** `--------`: what people type under a heading. */
const underline = /^[-=_~*+.–—]{3,}$/;

/** Lines without the pages' numbers, with or without the person's name; an underlined line is a heading. */
export function withoutFurniture(lines: readonly DocumentLine[]): DocumentLine[] {
  const texts = new Set(lines.map(({ text }) => text.toLowerCase()));
  return lines.flatMap((line, index) => {
    if (underline.test(line.text)) return [];
    const page = lines[index + 1]?.page === line.page ? undefined : numbered.exec(line.text)?.groups;
    const isFooter =
      page?.['page'] === String(line.page) && texts.has((page['name'] ?? '').trim().toLowerCase());
    if (isFooter) return [];
    return lines[index + 1] && underline.test(lines[index + 1]?.text ?? '')
      ? [{ ...line, isHeading: true }]
      : [line];
  });
}
