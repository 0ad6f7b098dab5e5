/** A line with the looks that Markdown gives it. */
interface MarkedLine {
  readonly text: string;
  readonly isApart?: boolean;
  readonly isStrong?: boolean;
  readonly size?: number;
}

const heading = /^(#{1,6})\s+(.+?)\s*#*$/;
const underline = /^(?:=|-){3,}$/;
/** A row of a table, and the rule below its head. */
const tableRow = /^\|(.+)\|$/;
const tableRule = /^\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-{0,}:?\s*$/;
const wholeBold = /^(?:\*\*|__)(?=\S)(.+?)(?:\*\*|__)$/;
const marks: readonly (readonly [RegExp, string])[] = [
  [/!\[([^\]]*)\]\([^()]*\)/g, '$1'],
  // The text of a link, and its address where that is another one.
  [/\[([^\]]+)\]\((?:mailto:|tel:)?([^()\s]*)\)/g, '$1'],
  [/<((?:https?:\/\/|mailto:)?[^<>\s]+[@.][^<>\s]+)>/g, '$1'],
  [/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])(.+?)(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu, '$2'],
  [/`([^`]+)`/g, '$1'],
  [/\\([\\`*_{}[\]()#+.!&~|<>-])/g, '$1'],
];
const fewestHeadings = 2;
/** Share of the body's size for headings of the first, second, … level. */
const sizes = [1.6, 1.3, 1.15];

/** Whether a text is written in Markdown: headings with hashes, or names in bold under underlined ones. */
export function isMarkdown(lines: readonly string[]): boolean {
  const hashes = lines.filter((line) => heading.test(line.trim())).length;
  const bold = lines.filter((line) => /(?:^|\s)(?:\*\*|__)\S.*\S(?:\*\*|__)/.test(line)).length;
  return (
    hashes >= fewestHeadings ||
    (hashes + bold > 0 && bold + hashes >= fewestHeadings) ||
    hasUnderlined(lines, bold)
  );
}

function hasUnderlined(lines: readonly string[], bold: number): boolean {
  const underlined = lines.filter(
    (line, index) => index > 0 && underline.test(line.trim()) && lines[index - 1]?.trim(),
  );
  return bold > 0 && underlined.length > 0;
}

/** Lines of a Markdown text without its marks; headings and bold lines keep their looks. */
export function fromMarkdown(lines: readonly string[]): MarkedLine[] {
  const levels = lines.flatMap((line) => heading.exec(line.trim())?.[1]?.length ?? []);
  const top = Math.min(...levels);
  return lines.flatMap((printed) => {
    const line = printed.trim();
    if (tableRule.test(line) && line.includes('|')) return [];
    const cells = tableRow.exec(line)?.[1];
    if (cells)
      return [
        {
          text: cells
            .split('|')
            .map((cell) => withoutMarks(cell.trim()) || '-')
            .join('\t'),
        },
      ];
    const [, hashes, title] = heading.exec(line) ?? [];
    if (hashes && title) return [toHeading(withoutMarks(title), hashes.length - top)];
    const bold = wholeBold.exec(line)?.[1];
    if (bold && !/\*\*|__/.test(bold)) return [{ text: withoutMarks(bold), isStrong: true }];
    const isStrong = /^(?:\*\*|__)\S/.test(line);
    return [{ text: withoutMarks(line), ...(isStrong && { isStrong }) }];
  });
}

/** The deepest levels head entries: they are bold, and no headings of sections. */
function toHeading(text: string, depth: number): MarkedLine {
  return { text, isApart: true, isStrong: true, size: sizes[depth] ?? 1 };
}

function withoutMarks(text: string): string {
  return marks.reduce((line, [mark, plain]) => line.replace(mark, plain), text);
}
