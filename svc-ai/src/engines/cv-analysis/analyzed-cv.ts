import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { Quote } from '@sabi/contracts/http/ai/cv-report';
import { type DateRange, findDateRange } from '@sabi/cv-rules/dates';
import { type DocumentLine, toDocumentLines } from '@sabi/cv-rules/document-text';
import { parseCv } from '@sabi/cv-rules/parse-cv';
import type { Section } from '@sabi/cv-rules/section';
import { headingKind } from '@sabi/cv-rules/sections';
import { lettersOf } from '@sabi/cv-rules/vocabulary/headings';
import { longestQuote } from '@sabi/job-match/matchable-cv';
import { listMark, hasLetterOrDigit } from '@sabi/job-match/text/line-patterns';
import { removePromptInjections } from '@sabi/job-match/text/prompt-injection-filter';
import { truncateText } from '@sabi/job-match/text/truncate-text';

/** A line of a CV for the rules. */
export interface AnalyzedLine {
  /** Normalised, without a bullet. */
  readonly text: string;
  readonly section: Section['kind'];
  readonly isHeading: boolean;
  /** Whether it is a list item. */
  readonly isListed: boolean;
  readonly look: DocumentLine;
  /** The verbatim line. */
  readonly source: string;
  /** Truncated `source`. */
  readonly quote: Quote;
}

/** A position or a school with the line of its dates. */
export interface Period extends DateRange {
  readonly line: AnalyzedLine;
}

export interface AnalyzedCv {
  readonly lines: readonly AnalyzedLine[];
  readonly cv: ParsedCv;
  readonly positions: readonly Period[];
  readonly schools: readonly Period[];
  /** Names of employers, positions, schools and certificates, reduced to letters. */
  readonly names: readonly string[];
  /** Lines that describe the work. */
  readonly duties: readonly AnalyzedLine[];
  readonly words: number;
  /** False for pasted text, which has no layout. */
  readonly isDocument: boolean;
  readonly hiddenLetters: number;
  /** Whole lines with prompt injections, which `lines` contains without them. */
  readonly ignored: readonly AnalyzedLine[];
}

type SourceLine = Pick<AnalyzedLine, 'look' | 'source' | 'quote'>;

/** Shorter lines without a bullet may name a position or a place. */
const shortestPlainDuty = 50;
const lineBreak = /\r\n?|[\n\u2028\u2029\u0085\v\f]/;
const invisible = /(?!\t)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const label = /^([^:]{3,40}):\s*\S/;
/** Sections in which a label belongs to an entry. */
const holdsEntries = new Set<Section['kind']>(['work', 'education']);

/** Analyzes pasted text; quotes are verbatim. */
export function analyzeText(raw: string): AnalyzedCv {
  let isApart = false;
  const lines = raw.split(lineBreak).flatMap((rawLine, index): SourceLine[] => {
    const [look] = toDocumentLines([{ text: rawLine }]);
    if (!look) {
      isApart = true;
      return [];
    }
    const source = rawLine.replace(invisible, '').trim();
    const line = { look: { ...look, isApart }, source, quote: { text: toQuote(source), line: index + 1 } };
    isApart = false;
    return [line];
  });
  return analyzeLines(lines, { isDocument: false, hiddenLetters: 0 });
}

export function analyzeDocument(document: {
  lines: readonly DocumentLine[];
  hiddenLetters: number;
}): AnalyzedCv {
  const lines = document.lines.map((look, index) => ({
    look,
    source: look.text,
    quote: { text: toQuote(look.text), line: index + 1 },
  }));
  return analyzeLines(lines, { isDocument: true, hiddenLetters: document.hiddenLetters });
}

function analyzeLines(
  all: readonly SourceLine[],
  about: Pick<AnalyzedCv, 'isDocument' | 'hiddenLetters'>,
): AnalyzedCv {
  const kept = all.map((line) => ({ ...line, look: withoutPromptInjections(line.look) }));
  const spoken = kept.filter(({ look }) => look.text !== '');
  const lines = withSections(spoken.filter(({ look }) => hasLetterOrDigit.test(look.text)));
  const cv = parseCv(spoken.map(({ look }) => look));
  const names = entryNames(cv);
  const positions = findPeriods(lines, 'work', names);
  const heads = new Set(positions.map(({ line }) => line));
  return {
    ...about,
    lines,
    cv,
    positions,
    schools: findPeriods(lines, 'education', names),
    duties: lines.filter((line) => isDuty(line) && !heads.has(line) && !namesEntry(line, names)),
    words: lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
    ignored: withSections(all).filter((_line, index) => kept[index]?.look.text !== all[index]?.look.text),
    names,
  };
}

function withoutPromptInjections(look: DocumentLine): DocumentLine {
  const text = removePromptInjections(look.text);
  return text === look.text ? look : { ...look, text };
}

function withSections(lines: readonly SourceLine[]): AnalyzedLine[] {
  let section: Section['kind'] = 'head';
  return lines.map(({ look, source, quote }) => {
    const text = look.text.replace(listMark, '');
    const isListed = text !== look.text;
    const kind = isListed ? undefined : headingKind(look.text);
    const labelled = holdsEntries.has(section) ? undefined : headingKind(label.exec(text)?.[1] ?? '');
    section = kind ?? labelled ?? section;
    return { text, section, isHeading: kind !== undefined, isListed, look, source, quote };
  });
}

/** Positions may be numbered; other list items are duties, which may contain dates. */
function findPeriods(
  lines: readonly AnalyzedLine[],
  section: Section['kind'],
  names: AnalyzedCv['names'],
): Period[] {
  return lines.flatMap((line) => {
    const mayHead = line.section === section && (!line.isListed || isMostlyNames(line, names));
    const range = mayHead ? findDateRange(line.text) : undefined;
    return range ? [{ ...range.value, line }] : [];
  });
}

/** Longest first, so that "lead engineer" is not matched as "engineer". */
function entryNames(cv: ParsedCv): string[] {
  const named = [
    ...cv.work_experiences.flatMap(({ company_name: company, job_title: title }) => [company, title]),
    ...cv.educations.map(({ institution_name: institution }) => institution),
    ...cv.licenses_certifications.map(({ name }) => name),
  ];
  return named.map(lettersOf).toSorted((a, b) => b.length - a.length);
}

/** Whether a line outside a list is mostly an entry's names. */
export function namesEntry(line: AnalyzedLine, names: AnalyzedCv['names']): boolean {
  return !line.isListed && isMostlyNames(line, names);
}

function isMostlyNames({ text }: AnalyzedLine, names: AnalyzedCv['names']): boolean {
  const letters = lettersOf(text);
  const rest = names.reduce((left, name) => left.replace(name, ''), letters);
  return rest.length * 2 <= letters.length;
}

function isDuty({ section, isHeading, isListed, text }: AnalyzedLine): boolean {
  return section === 'work' && !isHeading && (isListed || text.length >= shortestPlainDuty);
}

const toQuote = (text: string) => truncateText(text.trim(), longestQuote).trim();
