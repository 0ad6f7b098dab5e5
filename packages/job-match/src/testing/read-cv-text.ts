import { findDateRange } from '@sabi/cv-rules/dates';
import type { Section } from '@sabi/cv-rules/section';
import { headingKind } from '@sabi/cv-rules/sections';
import { type CvLine, longestQuote, type MatchableCv } from '../matchable-cv';
import { hasLetterOrDigit, listMark } from '../text/line-patterns';
import { truncateText } from '../text/truncate-text';

/** A CV of plain lines, for tests. svc-ai reads layouts, names and hidden text besides. */
export function readCvText(text: string): MatchableCv {
  let section: Section['kind'] = 'head';
  const lines = text.split('\n').flatMap((raw, index): CvLine[] => {
    const source = raw.trim();
    if (!hasLetterOrDigit.test(source)) return [];
    section = headingKind(source) ?? section;
    return [{ source, section, quote: { text: truncateText(source, longestQuote).trim(), line: index + 1 } }];
  });
  const heads = lines.filter((line) => line.section === 'work' && !listMark.test(line.source));
  const positions = heads.flatMap((line) => {
    const range = findDateRange(line.source);
    return range ? [{ ...range.value, line }] : [];
  });
  return { lines, positions };
}
