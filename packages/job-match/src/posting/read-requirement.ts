import { countYears } from '../count-years';
import { findSpans } from '../find-requirements';
import type { Criterion, NamedCriterion } from '../job-requirement';
import type { Span } from '../join-choices';
import { keyOf } from '../only-once';
import { removePromptInjections } from '../text/prompt-injection-filter';
import { toPlainText } from '../text/plain-text';
import { truncateText } from '../text/truncate-text';
import { toTokens } from '../tokens';
import { type Form, toForm } from '../vocabulary/concepts';
import { postingVocabulary } from '../vocabulary/posting-vocabulary';
import { optionalWords } from '../words/common-words';
import { foldWords } from '../words/fold-words';
import { readPhraseUnits } from '../words/read-words';
import { fillers } from './fillers';
import { findGrades, type Grade } from './grades';
import { isAboutPerson } from './personal-facts';
import type { AskedKind } from './posting-match';
import type { AskedWords } from './prove-asked';

export interface AskedGrade {
  readonly words: string;
  readonly grade: Grade;
}

export interface AskedMonths {
  readonly words: string;
  readonly months: number;
  /** What the time was spent with; empty: any work. */
  readonly subjects: readonly AskedWords[];
}

/** What a requirement asks for. */
export interface ReadRequirement {
  readonly named: readonly AskedWords[];
  readonly grades: readonly AskedGrade[];
  readonly time: AskedMonths | null;
}

/** Longer than any requirement of a form; what an import holds beyond is not read. */
const longestRequirement = 1000;
const longestPhrase = 5;
const mostSegments = 20;
const mostAsked = 20;
/** What stands between two things that are both asked for. */
const separator = /[;()•\n]|[,.](?=\s|$)|(?<!\p{L})(?:dan|and|serta)(?!\p{L})|\s&\s/giu;
const alternative = /\/|(?<!\p{L})(?:or|atau)(?!\p{L})/iu;
/** Numerals, and levels of languages. */
const numeral = /^(?:[IVX]+|[ABC][12])$/;
const aboutWork = /experience|pengalaman/i;
/** Years and months of something else than work. */
const otherTime =
  /\b(?:(?:di)?kontrak|contract|ikatan dinas|probation|percobaan|garansi|warranty|terakhir|last|lulus\w{0,4})\b/i;
/** Without a word about work, more years than this are an age. */
const mostYears = 15;
const monthsOfWork = /(?<![\d.,/-])\b(\d{1,2})\b\+?\s?(?:bulan|months?)\b/i;

/** Kinds that the words of the search relate further than names do: a licence is that one or none. */
const relatedKinds: ReadonlySet<AskedKind> = new Set(['skill', 'title', 'study', 'name', 'phrase']);
/** Kinds that say where or by whom work is done, not what is done. */
const circumstances: ReadonlySet<AskedKind> = new Set(['degree', 'location']);
const subjectKinds: ReadonlySet<AskedKind> = new Set(['skill', 'tool', 'title', 'study', 'name', 'phrase']);

interface Segment {
  readonly from: number;
  readonly to: number;
}

type AskedSpan = Segment & { readonly asked: AskedWords };

export function readRequirement(raw: string): ReadRequirement {
  const text = toPlainText(truncateText(raw, longestRequirement))
    .split('\n')
    .map(removePromptInjections)
    .join('\n');
  const grades = findGrades(text);
  const all = split(text);
  const personal = all.filter(({ from, to }) => isAboutPerson(text.slice(from, to)));
  const segments = all.filter((segment) => !personal.includes(segment));
  const time = findTime(text, segments);
  const rest = blank(text, [...grades, ...(time ? [time] : []), ...personal]);
  const known = findSpans({ text: rest, asks: true }, postingVocabulary).flatMap(toAsked(text));
  const phrases = segments.flatMap((segment) => findPhrase({ text, rest, segment, known }));
  const asked = onlyOnce([...known, ...phrases].toSorted((a, b) => a.from - b.from));
  return {
    named: asked.map((span) => span.asked),
    grades: grades.map((grade) => ({ words: text.slice(grade.from, grade.to), grade })),
    time: time && {
      words: text.slice(time.from, time.to),
      months: time.months,
      subjects: findSubjects(text, { time, segments, asked }),
    },
  };
}

function onlyOnce(spans: readonly AskedSpan[]): AskedSpan[] {
  const first = new Map(spans.toReversed().map((span) => [keyOf(span.asked.criterion), span] as const));
  return spans.filter((span) => first.get(keyOf(span.asked.criterion)) === span).slice(0, mostAsked);
}

function findTime(
  text: string,
  segments: readonly Segment[],
): (Segment & { readonly months: number }) | null {
  for (const { from, to } of segments) {
    const counted = countMonths(text.slice(from, to));
    if (counted) return { ...counted, from: from + counted.from, to: from + counted.to };
  }
  return null;
}

/** Years in a requirement are of work unless it says something else. */
function countMonths(text: string): (Segment & { readonly months: number }) | null {
  const isOther = otherTime.test(text);
  const counted = countYears(text, !isOther || undefined);
  if (counted && counted.years > mostYears && !aboutWork.test(text)) return null;
  if (counted) return { from: counted.from, to: counted.to, months: counted.years * 12 };
  const match = isOther ? null : monthsOfWork.exec(text);
  return match && { from: match.index, to: match.index + match[0].length, months: Number(match[1]) };
}

/** With blanks in the place of spans, so that all else stays where it is. */
const blank = (text: string, spans: readonly Segment[]): string =>
  spans.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);

const toAsked =
  (text: string) =>
  ({ from, to, kind, criterion }: Span): AskedSpan[] => {
    const words = text.slice(from, to);
    const isNone = kind === 'experience' || (kind === 'name' && isNoName(words));
    return isNone ? [] : [{ from, to, asked: ask({ words, kind, criterion }) }];
  };

/** `Officer` in capitals is a word like any other. */
const isNoName = (words: string): boolean =>
  numeral.test(words) || foldWords(words).every((word) => optionalWords.has(word) || fillers.has(word));

function ask({ words, kind, criterion }: Omit<AskedWords, 'phrases'>): AskedWords {
  const forms = relatedKinds.has(kind) ? formsOf(criterion) : [];
  const phrases = forms.map(({ text }) => readPhraseUnits(text)).filter((units) => units.length > 0);
  return { words, kind, criterion, phrases };
}

function formsOf(criterion: Criterion): Form[] {
  if (criterion.by === 'years') return [];
  return criterion.by === 'choice' ? criterion.of.map(({ form }) => form) : [criterion.form];
}

function split(text: string): Segment[] {
  const marks = [...text.matchAll(separator)].slice(0, mostSegments);
  const starts = [0, ...marks.map(({ 0: mark, index }) => index + mark.length)];
  return starts.map((from, at) => ({ from, to: marks[at]?.index ?? text.length }));
}

/** Words of a segment that no table has, where nothing else in it says what is asked for. */
function findPhrase({
  text,
  rest,
  segment,
  known,
}: {
  readonly text: string;
  readonly rest: string;
  readonly segment: Segment;
  readonly known: readonly AskedSpan[];
}): AskedSpan[] {
  const within = known.filter((span) => span.from < segment.to && span.to > segment.from);
  if (within.some(({ asked }) => !circumstances.has(asked.kind))) return [];
  const tokens = toTokens(rest.slice(segment.from, segment.to))
    .map(({ raw, word, from, to }) => ({ raw, word, from: from + segment.from, to: to + segment.from }))
    .filter(({ from, to }) => !within.some((span) => span.from < to && span.to > from))
    .filter(({ raw, word }) => !isDegree(word) && foldWords(raw).some((each) => !fillers.has(each)));
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isNothing = tokens.every(({ raw }) => raw.length === 1) || tokens.length > longestPhrase;
  if (!first || !last || isNothing) return [];
  const of = groupAlternatives(text, tokens).map((group): NamedCriterion => ({
    by: 'name',
    form: toForm(group.map(({ raw }) => raw).join(' '), 'english'),
  }));
  const [only] = of;
  const criterion: Criterion = only && of.length === 1 ? only : { by: 'choice', of };
  const words = text.slice(first.from, last.to);
  return [{ from: first.from, to: last.to, asked: ask({ words, kind: 'phrase', criterion }) }];
}

/** `villa or hotel` is one of both. */
function groupAlternatives<Word extends Segment>(text: string, words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && !alternative.test(text.slice(before.to, word.from))) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** Of several degrees the lowest is asked for: `SMA/SMK`. */
const isDegree = (word: string): boolean =>
  (postingVocabulary.entriesByFirstWord.get(word) ?? []).some(
    ({ concept, form }) => concept.kind === 'degree' && form.words.length === 1,
  );

/** In the same part of the sentence; else where it speaks of experience: `Sales experience, 2 years`. */
function findSubjects(
  text: string,
  { time, segments, asked }: { time: Segment; segments: readonly Segment[]; asked: readonly AskedSpan[] },
): AskedWords[] {
  const inside = (segment: Segment) =>
    asked
      .filter(({ from, to }) => from < segment.to && to > segment.from)
      .map((span) => span.asked)
      .filter(({ kind }) => subjectKinds.has(kind));
  const own = segments.filter(({ from, to }) => from < time.to && to > time.from).flatMap(inside);
  if (own.length > 0) return own;
  return segments.filter(({ from, to }) => aboutWork.test(text.slice(from, to))).flatMap(inside);
}
