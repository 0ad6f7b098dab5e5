import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { assignBest } from './assignment';
import {
  isSameExactly,
  isSameGrade,
  isSameLongText,
  isSamePhone,
  isSameText,
  type SameValue,
} from './same-value';
import { addTo, type Tallies, type Tally } from './tally';

type Value = string | boolean | null;
type Item = Record<string, Value>;
type Comparisons = Record<string, SameValue>;

const scalars: Comparisons = {
  first_name: isSameText,
  last_name: isSameText,
  email: isSameExactly,
  phone_number: isSamePhone,
  personal_summary: isSameLongText,
};

const dates = { start_date: isSameExactly, end_date: isSameExactly, is_current: isSameExactly };

const lists: Record<string, Comparisons> = {
  work_experiences: {
    company_name: isSameText,
    job_title: isSameText,
    ...dates,
    location: isSameText,
    description: isSameLongText,
  },
  educations: {
    degree: isSameText,
    institution_name: isSameText,
    field_of_study: isSameText,
    ...dates,
    grade: isSameGrade,
  },
  skills: { skill_name: isSameText, proficiency_level: isSameText },
  languages: { language_name: isSameText, proficiency_level: isSameText },
  licenses_certifications: {
    name: isSameText,
    issuing_organization: isSameText,
    issue_date: isSameExactly,
    expiration_date: isSameExactly,
    credential_id: isSameText,
  },
};

/** Identifying fields; entries without a common one differ. */
const identifying = new Set([
  'company_name',
  'job_title',
  'degree',
  'institution_name',
  'field_of_study',
  'skill_name',
  'language_name',
  'name',
  'credential_id',
  'start_date',
  'end_date',
  'issue_date',
]);

/** Null, empty and "no" count as missing. */
const textOf = (value: Value | undefined): string | null =>
  value === true ? 'yes' : value === false ? null : value?.trim() || null;

/** Compares a parsed CV with a careful reader's, by field. No answer misses everything. */
export function scoreCv(truth: ParsedCv, parsed: ParsedCv | null): Tallies {
  const tallies: Tallies = new Map();
  compareItems(tallies, '', scalars, truth as unknown as Item, (parsed ?? {}) as Item);
  for (const [list, comparisons] of Object.entries(lists)) {
    const { expected, actual, pairs } = pairsOf(list, comparisons, truth, parsed);
    for (const [row, column] of pairs)
      compareItems(tallies, `${list}.`, comparisons, expected[row], actual[column]);
    for (const alone of expected.filter((_, index) => !pairs.some(([row]) => row === index)))
      compareItems(tallies, `${list}.`, comparisons, alone, {});
    for (const alone of actual.filter((_, index) => !pairs.some(([, column]) => column === index)))
      compareItems(tallies, `${list}.`, comparisons, {}, alone);
  }
  return tallies;
}

/** Jobs of which every field is right, and those that are not in the CV (`extra`) or not so (`missed`). */
export function scoreWholeJobs(truth: ParsedCv, parsed: ParsedCv | null): Tally {
  const list = 'work_experiences';
  const comparisons = lists[list] ?? {};
  const { expected, actual, pairs } = pairsOf(list, comparisons, truth, parsed);
  const right = pairs.filter(([row, column]) =>
    isSameItem(comparisons, expected[row] ?? {}, actual[column] ?? {}),
  ).length;
  return { right, extra: actual.length - right, missed: expected.length - right };
}

/** Whether each stated value is right, and each entry as a whole; in the order of the parsed CV. */
export interface Judgement {
  readonly fields: ReadonlyMap<string, boolean>;
  readonly lists: Readonly<Record<string, readonly JudgedEntry[]>>;
}

export interface JudgedEntry {
  readonly fields: ReadonlyMap<string, boolean>;
  /** Nothing of it is wrong, and nothing is missing. */
  readonly isWhole: boolean;
}

export function judgeCv(truth: ParsedCv, parsed: ParsedCv): Judgement {
  const judge = (comparisons: Comparisons, expected: Item, actual: Item) =>
    new Map(
      Object.keys(comparisons)
        .filter((field) => textOf(actual[field]) !== null)
        .map((field) => [field, isSame(comparisons, field, expected, actual)]),
    );
  const judged = Object.entries(lists).map(([list, comparisons]) => {
    const { expected, actual, pairs } = pairsOf(list, comparisons, truth, parsed);
    const entries = actual.map((item, index): JudgedEntry => {
      const row = pairs.find(([, column]) => column === index)?.[0];
      const wanted = row === undefined ? undefined : expected[row];
      return {
        fields: judge(comparisons, wanted ?? {}, item),
        isWhole: wanted !== undefined && isSameItem(comparisons, wanted, item),
      };
    });
    return [list, entries] as const;
  });
  return {
    fields: judge(scalars, truth as unknown as Item, parsed as unknown as Item),
    lists: Object.fromEntries(judged),
  };
}

function pairsOf(list: string, comparisons: Comparisons, truth: ParsedCv, parsed: ParsedCv | null) {
  const expected = itemsOf(truth, list);
  const actual = itemsOf(parsed, list);
  const pairs = assignBest(expected.map((item) => actual.map((other) => likeness(comparisons, item, other))));
  return { expected, actual, pairs };
}

const itemsOf = (cv: ParsedCv | null, list: string): Item[] =>
  ((cv as Record<string, unknown> | null)?.[list] as Item[] | undefined) ?? [];

/** Number of equal fields of two entries; the first, which names the entry, counts twice. */
function likeness(comparisons: Comparisons, expected: Item, actual: Item): number {
  const same = Object.keys(comparisons).filter((field) => isSame(comparisons, field, expected, actual));
  if (!same.some((field) => identifying.has(field))) return 0;
  return same.length + (isSame(comparisons, Object.keys(comparisons)[0] ?? '', expected, actual) ? 1 : 0);
}

const isSameItem = (comparisons: Comparisons, expected: Item, actual: Item): boolean =>
  Object.keys(comparisons).every(
    (field) =>
      isSame(comparisons, field, expected, actual) ||
      (textOf(expected[field]) === null && textOf(actual[field]) === null),
  );

function isSame(comparisons: Comparisons, field: string, expected: Item, actual: Item): boolean {
  const wanted = textOf(expected[field]);
  const found = textOf(actual[field]);
  return wanted !== null && found !== null && comparisons[field]?.(wanted, found) === true;
}

function compareItems(
  tallies: Tallies,
  prefix: string,
  comparisons: Comparisons,
  expected: Item = {},
  actual: Item = {},
): void {
  for (const field of Object.keys(comparisons)) {
    if (isSame(comparisons, field, expected, actual)) addTo(tallies, prefix + field, { right: 1 });
    else {
      const missed = textOf(expected[field]) === null ? 0 : 1;
      const extra = textOf(actual[field]) === null ? 0 : 1;
      if (missed + extra > 0) addTo(tallies, prefix + field, { missed, extra });
    }
  }
}
