import type { Line } from './text-lines';

const sentenceEnd = /[.!?:;]["')\]]?$/;
const needsMore = /(?:[,/&(]|\s[-–—]|\b(?:and|or|of|the|to|for|with|in|dan|atau|di|dari|untuk|yang|dengan))$/i;
const attachedHyphen = /[\p{L}\d]-$/u;
/** Longer lines than this are paragraphs that nobody wrapped. */
const longestPrintedLine = 140;
const fullShare = 0.8;

/** What was broken to fit the page, put together again: one string for each paragraph or point of a list. */
export function joinWrapped(lines: readonly Line[]): string[] {
  const width = printedWidth(lines);
  const points: string[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const before = points.at(-1);
    if (before !== undefined && previous && continues(previous, line, width)) points[points.length - 1] = glue(before, line.text);
    else points.push(line.text);
    previous = line;
  }
  return points;
}

/** `a-` + `b` belong together; everything else was broken at a blank. */
export function glue(before: string, after: string): string {
  return attachedHyphen.test(before) ? before + after : `${before} ${after}`;
}

/** Length at which lines of the block were broken; Infinity where nothing was. */
export function printedWidth(lines: readonly Line[]): number {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  return longest > longestPrintedLine ? Infinity : longest;
}

export function continues(previous: Line, line: Line, width: number): boolean {
  if (line.marker || line.isApart || line.cells.length > 1) return false;
  if (needsMore.test(previous.text) || attachedHyphen.test(previous.text)) return true;
  const isFull = previous.text.length >= width * fullShare;
  if (sentenceEnd.test(previous.text)) return isFull && previous.marker !== null && !/^\p{Lu}/u.test(line.text);
  return /^[\p{Ll}(]/u.test(line.text) || isFull;
}
