import type { DateRange } from '../dates';
import type { Line } from '../line';
import { isPlace } from '../vocabulary/places';
import { titleLikeness } from '../vocabulary/work-words';
import { type Anchor, findAnchors } from './anchors';
import { findDatelessHeads } from './dateless-heads';
import { readPositionHead } from './position-head';
import { isAboutEmployer, isContinuation, isSentence, opensBlock } from './header-lines';

/** Lines of a position, before and after its dates. */
export interface Segment {
  readonly dates: DateRange | null;
  /** Before the line with the dates. */
  readonly before: readonly Line[];
  /** Remainder of the line with the dates. */
  readonly beside: string;
  readonly after: readonly Line[];
}

const mostHeaderLines = 3;

/**
 * Splits a section into positions: at the lines with their dates, and at heads without dates. The number of lines before
 * the first dates is assumed for each.
 */
export function toSegments(lines: readonly Line[]): Segment[] {
  const anchors = findAnchors(lines);
  const [first] = anchors;
  if (!first) return toBlocks(lines).map(toDateless);
  const linesBefore = countBefore(lines, first);
  const starts = anchors.map(({ index }, number) =>
    startOf(lines, index, (anchors[number - 1]?.index ?? -1) + 1, linesBefore),
  );
  const introduction = lines.slice(0, starts[0]);
  return [
    ...splitAtHeads(introduction)
      .filter((block) => findDatelessHeads(block).includes(0))
      .map(toDateless),
    ...anchors.flatMap(({ index, dates, beside, description }, number) => {
      const after = lines.slice(index + 1, starts[number + 1] ?? lines.length);
      const [own = [], ...others] = splitAtHeads(after, true);
      return [
        { dates, before: lines.slice(starts[number], index), beside, after: [...description, ...own] },
        ...others.map(toDateless),
      ];
    }),
  ];
}

/** A position without dates, whose head is in its first lines. */
function toDateless(block: readonly Line[]): Segment {
  return { dates: null, before: [], beside: '', after: block };
}

/** @param isBehindHead the first lines belong to a head above them */
function splitAtHeads(lines: readonly Line[], isBehindHead = false): Line[][] {
  const heads = findDatelessHeads(lines).filter(
    (index) => index > 0 && !(isBehindHead && isInHead(lines, index)),
  );
  return [0, ...heads].map((start, number) => lines.slice(start, heads[number] ?? lines.length));
}

/** No list or blank line above: the line is part of the head itself. */
function isInHead(lines: readonly Line[], index: number): boolean {
  return !lines.slice(0, index).some(({ marker }) => marker === 'bullet') && lines[index]?.isApart !== true;
}

/** Without dates, blank lines, numbers and ends of lists separate the positions. */
function toBlocks(lines: readonly Line[]): Line[][] {
  const heads = new Set(findDatelessHeads(lines));
  const blocks: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const block = blocks.at(-1);
    if (!block || line.isApart || line.marker === 'number' || heads.has(index)) blocks.push([line]);
    else block.push(line);
  }
  return blocks;
}

function countBefore(lines: readonly Line[], first: Anchor): number {
  if (first.index <= mostHeaderLines) return first.index;
  // An introduction precedes the first position: only its last lines can be a header.
  const reversed = lines.slice(0, first.index).toReversed();
  const count = reversed.findIndex((line) => line.marker === 'bullet' || isSentence(line));
  return Math.min(count === -1 ? mostHeaderLines : count, mostHeaderLines);
}

function startOf(lines: readonly Line[], anchor: number, earliest: number, linesBefore: number): number {
  // After a list of points, every line that is not a point belongs to the next position.
  const isBehindList = lines.slice(earliest, anchor).some(({ marker }) => marker === 'bullet');
  const most = isBehindList && !lines[anchor]?.isApart ? mostHeaderLines : linesBefore;
  let start = anchor;
  while (start > earliest && anchor - start < most) {
    const line = lines[start - 1];
    if (isEmployerWithText(lines, start - 2, earliest)) {
      start -= 2;
      continue;
    }
    if (!line || line.marker === 'bullet' || isSentence(line) || isContinuation(line, lines[start - 2]))
      break;
    // Beneath the dates above, a place is that position's.
    if (start - 1 === earliest && earliest > 0 && isPlace(line.text)) break;
    start -= 1;
    if (line.marker === 'number') break;
    if (line.isApart && !(start > earliest && isHeadLine(lines[start - 1]))) break;
  }
  if (start > earliest && isPostOverEmployer(lines, start - 1) && anchor - start < mostHeaderLines)
    return start - 1;
  if (isEmployerOverSentence(lines, start - 2, earliest)) return start - 2;
  return start > earliest && isBoldOverHead(lines, start, anchor) ? start - 1 : start;
}

/** A bold line directly above a head in plain letters: its first line, where others have fewer. */
function isBoldOverHead(lines: readonly Line[], start: number, anchor: number): boolean {
  const [line, ...below] = lines.slice(start - 1, anchor + 1);
  return (
    line !== undefined &&
    isHeadLine(line) &&
    below.length < mostHeaderLines &&
    !below.some((other) => isHeadLine(other) || other.isApart) &&
    !isSentence(line)
  );
}

/** An employer by its words or its place, and below it what it is. */
function isEmployerWithText(lines: readonly Line[], index: number, earliest: number): boolean {
  const [employer, about] = lines.slice(Math.max(index, 0), index + 2);
  if (index < earliest || !employer || !about || employer.marker === 'bullet' || isAboutEmployer(employer))
    return false;
  if (!isAboutEmployer(about) || about.isApart) return false;
  if (isPlace(employer.text)) return false;
  const { company, location } = readPositionHead([employer.cells.join('\t')]);
  return (
    titleLikeness(employer.text) < 0 || (company !== null && location !== null && titleLikeness(company) <= 0)
  );
}

/** A post after a blank line, its employer directly below: a header with one line more than the others. */
function isPostOverEmployer(lines: readonly Line[], index: number): boolean {
  const [line, below] = lines.slice(index, index + 2);
  if (!line?.isApart || !below || below.isApart || line.marker || isSentence(line)) return false;
  return titleLikeness(line.text) > 0 && titleLikeness(below.text) <= 0;
}

/** An employer, and below it a sentence about it: `PT Samudra Niaga` over `Perusahaan distribusi yang …`. */
function isEmployerOverSentence(lines: readonly Line[], index: number, earliest: number): boolean {
  const [employer, about, post] = lines.slice(Math.max(index, 0), index + 3);
  if (index < earliest || !employer || !about || !post || !opensBlock(lines, index)) return false;
  const isAbout = !about.isApart && isAboutEmployer(about);
  // `Petani Pintar` in bold is an employer, whatever its words name.
  const isName = titleLikeness(employer.text) <= 0 || (isHeadLine(employer) && !isHeadLine(post));
  return isAbout && !post.isApart && !isSentence(employer) && isName;
}

/** A bold or large line: a post, whose employer is in the paragraph below. */
function isHeadLine(line: Line | undefined): boolean {
  return line !== undefined && (line.look.isStrong || line.look.size > 1.05) && line.marker === null;
}
