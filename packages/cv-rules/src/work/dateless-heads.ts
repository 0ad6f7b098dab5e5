import { readLabel } from '../labels';
import type { Line } from '../line';
import { titleLikeness } from '../vocabulary/work-words';
import { readPositionHead } from './position-head';
import { isSentence, opensBlock } from './header-lines';

/** Longer than a post and its employer. */
const longestHead = 90;

/** Indices of the lines at which a position without dates begins, by the shape and the words of its head. */
export function findDatelessHeads(lines: readonly Line[]): number[] {
  return lines.flatMap((_line, index) => (opensBlock(lines, index) && isHead(lines, index) ? [index] : []));
}

function isHead(lines: readonly Line[], index: number): boolean {
  const [line, next] = lines.slice(index, index + 2);
  if (!line || !mayBeHead(line)) return false;
  const isAlone = !next || next.marker === 'bullet' || next.isApart || !mayBeHead(next);
  return hasPostAndEmployer([line]) || (!isAlone && next !== undefined && hasPostAndEmployer([line, next]));
}

function mayBeHead(line: Line): boolean {
  const isLabel =
    /:$/.test(line.text) || (readLabel(line.text) !== undefined && titleLikeness(line.text) <= 0);
  return line.text.length <= longestHead && line.marker !== 'bullet' && !isSentence(line) && !isLabel;
}

/** A post by its words, and beside it an employer: by its words, or by more than a comma. */
function hasPostAndEmployer(lines: readonly Line[]): boolean {
  const { title, company } = readPositionHead(lines.map(({ cells }) => cells.join('\t')));
  if (title === null || company === null || titleLikeness(title) <= 0) return false;
  if (titleLikeness(company) < 0) return true;
  const isParted = lines.some(({ text }) => /\s[–—|@-]\s|\t|\s(?:at|di|pada)\s\p{Lu}/u.test(text));
  return titleLikeness(company) === 0 && isParted && /^\p{Lu}/u.test(company);
}
