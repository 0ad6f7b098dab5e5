import type { DocumentLine } from './document-text';

const numbered =
  /^(?<name>.{0,80}?)[\s–—|,·-]*(?:\b(?:page|halaman|hal\.?)\s*)?(?<page>\d{1,2})(?:\s*(?:\/|of|dari)\s*\d{1,2})?$/i;
/** `--------` typed under a heading. */
const underline = /^[-=_~*+.–—]{3,}$/;

/** Lines without page numbers and running titles; an underlined line becomes a heading. */
export function withoutFurniture(lines: readonly DocumentLine[]): DocumentLine[] {
  const texts = lines.map(({ text }) => text.toLowerCase());
  return lines.flatMap((line, index) => {
    if (underline.test(line.text)) return [];
    const page = lines[index + 1]?.page === line.page ? undefined : numbered.exec(line.text)?.groups;
    const isFooter =
      page?.['page'] === String(line.page) &&
      isSaidElsewhere((page['name'] ?? '').trim().toLowerCase(), index, texts);
    if (isFooter) return [];
    return lines[index + 1] && underline.test(lines[index + 1]?.text ?? '')
      ? [{ ...line, isHeading: true }]
      : [line];
  });
}

/** Whether the name is also at the head of the CV, perhaps among titles. */
function isSaidElsewhere(name: string, index: number, texts: readonly string[]): boolean {
  if (name.includes(' ')) return texts.some((text, other) => other !== index && text.includes(name));
  return texts.includes(name);
}
