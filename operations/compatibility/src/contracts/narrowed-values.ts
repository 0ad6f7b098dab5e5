import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from './comparison';
import type { JsonSchema } from '@sabi/contracts/json-schema';
import { listValues } from './json-schema';

/** Keywords whose values cannot be compared: any change may be a break. */
const opaque = [
  'format',
  'pattern',
  'contentEncoding',
  'contentMediaType',
  'multipleOf',
  'not',
  'uniqueItems',
];

type Writing = Pick<Comparison, 'direction' | 'valuesAreOpen'>;

/**
 * Reasons why a reader may reject a single written value, without its fields and items.
 * @param written,read schemas without alternatives
 */
export function findNarrowedValues(written: JsonSchema, read: JsonSchema, writing: Writing): string[] {
  const values = listValues(written);
  if (values) return findUnfitValues(values, read, writing);
  if (listValues(read)) return writing.valuesAreOpen ? [] : [describeValue(writing, 'any value')];
  if (read.type === 'integer' && written.type === 'number') return [describeValue(writing, 'a fraction')];
  if (read.type && !written.type)
    return [describeValue(writing, `something else than ${read.type as string}`)];
  return [...findOpaqueChanges(written, read, writing), ...findWiderBounds(written, read, writing)];
}

function findUnfitValues(values: readonly unknown[], read: JsonSchema, writing: Writing): string[] {
  const allowed = listValues(read);
  if (!allowed || writing.valuesAreOpen) return [];
  return values
    .filter((value) => !allowed.some((each) => isDeepStrictEqual(each, value)))
    .map((value) => describeValue(writing, JSON.stringify(value)));
}

function findOpaqueChanges(written: JsonSchema, read: JsonSchema, { direction }: Writing): string[] {
  const [was, is] = direction === 'answer' ? [read, written] : [written, read];
  const changed = opaque.filter(
    (keyword) => read[keyword] !== undefined && !isDeepStrictEqual(read[keyword], written[keyword]),
  );
  // A format includes a pattern, so one of them is reported.
  return changed
    .filter((keyword) => keyword !== 'pattern' || !changed.includes('format'))
    .map((keyword) => `${keyword} was ${say(was[keyword])}, is ${say(is[keyword])}`);
}

const bounds = [
  { names: ['minLength', 'minItems', 'minProperties'], isWider: (a: number, b: number) => a < b },
  { names: ['maxLength', 'maxItems', 'maxProperties'], isWider: (a: number, b: number) => a > b },
] as const;

function findWiderBounds(written: JsonSchema, read: JsonSchema, writing: Writing): string[] {
  const sizes = bounds.flatMap(({ names, isWider }) =>
    names.flatMap((name) => {
      const [wrote, reads] = [written[name], read[name]] as (number | undefined)[];
      if (reads === undefined) return [];
      return wrote === undefined || isWider(wrote, reads) ? [describeBound(writing, name, wrote, reads)] : [];
    }),
  );
  const isLower = lowest(written) < lowest(read);
  const isHigher = highest(written) > highest(read);
  return [
    ...sizes,
    ...(isLower ? [describeBound(writing, 'minimum', lowest(written), lowest(read))] : []),
    ...(isHigher ? [describeBound(writing, 'maximum', highest(written), highest(read))] : []),
  ];
}

/** An exclusive bound of integers is one away from the last value; of other numbers it counts as just beside it. */
function lowest({ type, minimum = -Infinity, exclusiveMinimum = -Infinity }: JsonSchema): number {
  return Math.max(
    minimum,
    type === 'integer' ? exclusiveMinimum + 1 : exclusiveMinimum + hair(exclusiveMinimum),
  );
}

function highest({ type, maximum = Infinity, exclusiveMaximum = Infinity }: JsonSchema): number {
  return Math.min(
    maximum,
    type === 'integer' ? exclusiveMaximum - 1 : exclusiveMaximum - hair(exclusiveMaximum),
  );
}

const hair = (beside: number): number =>
  Number.isFinite(beside) ? Math.max(Math.abs(beside) * 2 * Number.EPSILON, Number.MIN_VALUE) : 0;

function describeBound(
  { direction }: Writing,
  name: string,
  wrote: number | undefined,
  reads: number | undefined,
): string {
  const [was, is] = direction === 'answer' ? [reads, wrote] : [wrote, reads];
  return `${name} was ${formatBound(was)}, is ${formatBound(is)}`;
}

function describeValue({ direction }: Writing, what: string): string {
  return direction === 'answer' ? `may be ${what} now` : `${what} is refused now`;
}

const say = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
const formatBound = (bound: number | undefined): string =>
  bound === undefined || !Number.isFinite(bound) ? 'none' : String(bound);
