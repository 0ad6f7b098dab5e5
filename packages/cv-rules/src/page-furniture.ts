import type { DocumentLine } from './document-text';

const numbered =
  /^(?<name>.{0,80}?)[\s–—|,·-]*(?:\b(?:page|halaman|hal\.?)\s*)?(?<page>\d{1,2})(?:\s*(?:\/|of|dari)\s*\d{1,2})?$/i;
/** `--------` typed under a heading. */
const underline = /^[-=_~*+.–—]{3,}$/;

/** Parts page numbers and running titles from the other lines; an underlined line becomes a heading. */
export function separateFurniture(lines: readonly DocumentLine[]): {
  kept: DocumentLine[];
  furniture: string[];
} {
  const texts = lines.map(({ text }) => text.toLowerCase());
  const furniture: string[] = [];
  const kept = lines.flatMap((line, index) => {
    const page = lines[index + 1]?.page === line.page ? undefined : numbered.exec(line.text)?.groups;
    const isFooter =
      page?.['page'] === String(line.page) &&
      isSaidElsewhere((page['name'] ?? '').trim().toLowerCase(), index, texts);
    if (underline.test(line.text) || isFooter) {
      furniture.push(line.text);
      return [];
    }
    const next = lines[index + 1];
    const isUnderlined = next !== undefined && !next.isApart && underline.test(next.text);
    return isUnderlined ? [{ ...line, isHeading: true }] : [line];
  });
  return { kept, furniture };
}

/** Whether the name is also at the head of the CV, perhaps among titles. */
function isSaidElsewhere(name: string, index: number, texts: readonly string[]): boolean {
  if (name.includes(' ')) return texts.some((text, other) => other !== index && text.includes(name));
  return texts.includes(name);
}
