import type { Relation } from './posting-match';

/** A result that has a scale: `IPK 3,25`, `TOEFL 500`, `JLPT N3`. */
export interface Grade {
  readonly scale: GradeScale;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

interface GradeScale {
  readonly name: 'gpa' | 'toefl' | 'toeic' | 'ielts' | 'hsk' | 'topik' | 'jlpt';
  readonly pattern: RegExp;
  /** `level`: one that includes those below it; `descending`: the JLPT counts down to N1. */
  readonly order: 'score' | 'level' | 'descending';
}

const scale = (
  name: GradeScale['name'],
  pattern: RegExp,
  order: GradeScale['order'] = 'score',
): GradeScale => ({
  name,
  pattern,
  order,
});

const scales: readonly GradeScale[] = [
  scale('gpa', /\b(?:ipk|gpa)\b[^\d\n]{0,25}(\d[.,]\d{1,2})(?!\d)/i),
  scale('toefl', /\btoefl\b[^\d\n]{0,25}(\d{2,3})(?!\d)/i),
  scale('toeic', /\btoeic\b[^\d\n]{0,25}(\d{3})(?!\d)/i),
  scale('ielts', /\bielts\b[^\d\n]{0,25}(\d(?:[.,]\d)?)(?!\d)/i),
  scale('hsk', /\bhsk\b[^\d\n]{0,10}(\d)(?!\d)/i, 'level'),
  scale('topik', /\btopik\b[^\d\n]{0,10}(\d)(?!\d)/i, 'level'),
  scale('jlpt', /(?:\bjlpt[ :-]{1,3})?\bN([1-5])\b/i, 'descending'),
];

/** Scores of the paper test start where those of the internet test have ended. */
const bestInternetToefl = 120;

export function findGrades(text: string): Grade[] {
  return scales.flatMap((each) => {
    const match = each.pattern.exec(text);
    if (!match) return [];
    const [said, value = ''] = match;
    return [{ scale: each, value: toNumber(value), from: match.index, to: match.index + said.length }];
  });
}

const average = /(?<![\d.,])([0-4][.,]\d{1,2})(?!\d)/;

/** A grade point average in a field that holds nothing else: `3.45`, `IPK 3,45/4,00`. */
export function findAverage(text: string): Omit<Grade, 'scale'> | null {
  const match = average.exec(text);
  if (!match) return null;
  const [said, value = ''] = match;
  return { value: toNumber(value), from: match.index, to: match.index + said.length };
}

/** @returns null where it is too low; `related` where two forms of a test have different scales */
export function compareGrades(
  { scale: { name, order }, value: wanted }: Grade,
  value: number,
): Relation | null {
  if (name === 'toefl' && wanted > bestInternetToefl !== value > bestInternetToefl) return 'related';
  const difference = order === 'descending' ? wanted - value : value - wanted;
  if (difference < 0) return null;
  return order === 'score' || difference === 0 ? 'same' : 'higher';
}

const toNumber = (text: string): number => Number(text.replace(',', '.'));
