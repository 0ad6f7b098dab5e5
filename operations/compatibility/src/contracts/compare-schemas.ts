import { isDeepStrictEqual } from 'node:util';
import type { Comparison } from './comparison';
import { findNarrowedValues } from './narrowed-values';
import type { JsonSchema } from '@sabi/contracts/json-schema';
import { listAlternatives, listValues, resolve } from './json-schema';

/** A change that breaks a consumer of the released contract. */
export interface Difference {
  /** Path of the field, such as `orders[].total`; empty for the whole. */
  readonly where: string;
  readonly what: string;
}

interface Step extends Comparison {
  readonly where: string;
  /** Pairs of names under comparison further out, to end recursion. */
  readonly within: readonly string[];
}

/** Every difference that breaks a consumer; a new optional field does not. */
export function compareSchemas(
  released: JsonSchema,
  current: JsonSchema,
  comparison: Comparison,
): Difference[] {
  return compare(released, current, { ...comparison, where: '', within: [] });
}

function compare(released: JsonSchema, current: JsonSchema, step: Step): Difference[] {
  const pair = `${released.$ref} ${current.$ref}`;
  if (released.$ref && step.within.includes(pair)) return [];
  const inner = { ...step, within: [...step.within, pair] };
  return [
    ...compareMeanings(resolve(released, step.released), resolve(current, step.current), step),
    ...compareAlternatives(
      listAlternatives(released, step.released),
      listAlternatives(current, step.current),
      inner,
    ),
  ];
}

/** Descriptions define the meaning and unit of a value; defaults define that of a missing field. */
function compareMeanings(released: JsonSchema, current: JsonSchema, step: Step): Difference[] {
  const changed = (keyword: string) =>
    released[keyword] !== undefined && !isDeepStrictEqual(released[keyword], current[keyword]);
  const keywords = ['description', ...Object.keys(released).filter((key) => key.startsWith('x-'))];
  if (step.direction === 'request') keywords.push('default');
  return keywords
    .filter(changed)
    .map((keyword) =>
      differ(
        step,
        `${keyword === 'description' ? 'meaning' : keyword} changed: ${say(released[keyword])} → ${say(current[keyword])}`,
      ),
    );
}

/** The reader has to accept every value the writer may send. */
function compareAlternatives(
  released: readonly JsonSchema[],
  current: readonly JsonSchema[],
  step: Step,
): Difference[] {
  const [writes, reads] = step.direction === 'answer' ? [current, released] : [released, current];
  return writes.flatMap((written) => {
    const attempts = reads
      .filter((read) => isAlike(written, read))
      .map((read) =>
        step.direction === 'answer'
          ? compareOne(read, written, { ...step, where: label(step.where, read, reads) })
          : compareOne(written, read, { ...step, where: label(step.where, written, writes) }),
      )
      .sort((a, b) => a.length - b.length);
    const [closest] = attempts;
    if (closest) return closest;
    const name = describe(written);
    return [differ(step, step.direction === 'answer' ? `may be ${name} now` : `${name} is refused now`)];
  });
}

/** Whether both may describe the same value. */
function isAlike(one: JsonSchema, other: JsonSchema): boolean {
  const mark = findMark(one);
  const otherMark = mark && other.properties?.[mark.name];
  if (mark && otherMark && 'const' in otherMark) return otherMark.const === mark.value;
  const [type, otherType] = [typeOf(one), typeOf(other)];
  const numbers = ['integer', 'number'];
  if (!type || !otherType || type === otherType) return true;
  return numbers.includes(type) && numbers.includes(otherType);
}

/** The discriminator: the field that distinguishes an alternative. */
function findMark(schema: JsonSchema): { name: string; value: unknown } | undefined {
  const [name, found] = Object.entries(schema.properties ?? {}).find(([, value]) => 'const' in value) ?? [];
  return name && found ? { name, value: found.const } : undefined;
}

function label(where: string, schema: JsonSchema, alternatives: readonly JsonSchema[]): string {
  const mark = alternatives.length > 1 ? findMark(schema) : undefined;
  return mark ? `${where}(${mark.name}=${String(mark.value)})` : where;
}

function typeOf(schema: JsonSchema): string | undefined {
  if (typeof schema.type === 'string') return schema.type;
  const [value] = listValues(schema) ?? [];
  if (value === undefined) return undefined;
  return value === null ? 'null' : typeof value;
}

function describe(schema: JsonSchema): string {
  const mark = findMark(schema);
  if (mark) return `an object with ${mark.name}=${String(mark.value)}`;
  return typeOf(schema) ?? 'anything';
}

/** Compares two schemas without alternatives. */
function compareOne(released: JsonSchema, current: JsonSchema, step: Step): Difference[] {
  const [written, read] = step.direction === 'answer' ? [current, released] : [released, current];
  return [
    ...findNarrowedValues(written, read, step).map((what) => differ(step, what)),
    ...compareFields(released, current, step),
    ...compareRecords(released, current, step),
    ...compareItems(released, current, step),
  ];
}

function compareFields(released: JsonSchema, current: JsonSchema, step: Step): Difference[] {
  const fields = Object.entries(released.properties ?? {}).flatMap(([name, field]) => {
    const inner = within(step, step.where ? `${step.where}.${name}` : name);
    const now = current.properties?.[name];
    if (!now) {
      const { additionalProperties } = current;
      return typeof additionalProperties === 'object'
        ? compare(field, additionalProperties, inner)
        : [differ(inner, 'removed')];
    }
    const [wasRequired, isRequired] = [released, current].map(({ required }) => required?.includes(name));
    const loosened = step.direction === 'answer' && wasRequired && !isRequired ? ['may be missing now'] : [];
    const tightened = step.direction === 'request' && isRequired && !wasRequired ? ['required now'] : [];
    return [...[...loosened, ...tightened].map((what) => differ(inner, what)), ...compare(field, now, inner)];
  });
  if (step.direction === 'answer') return fields;
  const added = (current.required ?? []).filter((name) => !released.properties?.[name]);
  const addedRequired = added
    .filter((name) => !released.required?.includes(name))
    .map((name) => differ(within(step, step.where ? `${step.where}.${name}` : name), 'required now'));
  return [...fields, ...addedRequired];
}

/** Compares maps, and objects without additional fields. */
function compareRecords(released: JsonSchema, current: JsonSchema, step: Step): Difference[] {
  const [was, is] = [released.additionalProperties, current.additionalProperties];
  const inner = within(step, `${step.where}{}`);
  const names =
    released.propertyNames && current.propertyNames
      ? compare(released.propertyNames, current.propertyNames, within(step, `${step.where}{key}`))
      : [];
  if (typeof was === 'object' && typeof is === 'object') return [...names, ...compare(was, is, inner)];
  if (step.direction === 'request' && is === false && was !== false)
    return [differ(step, 'fields it does not know are refused now')];
  if (typeof was === 'object' && Object.keys(was).length > 0)
    return [differ(inner, step.direction === 'answer' ? 'may be anything now' : 'removed')];
  return names;
}

function compareItems(released: JsonSchema, current: JsonSchema, step: Step): Difference[] {
  const places = Array.from(
    { length: Math.max(released.prefixItems?.length ?? 0, current.prefixItems?.length ?? 0) },
    (_, index) => {
      const [was, is] = [released, current].map(({ prefixItems, items }) => prefixItems?.[index] ?? items);
      const inner = within(step, `${step.where}[${index}]`);
      return compareItem(was, is, inner);
    },
  );
  return [...places.flat(), ...compareItem(released.items, current.items, within(step, `${step.where}[]`))];
}

function compareItem(was: JsonSchema | undefined, is: JsonSchema | undefined, step: Step): Difference[] {
  if (was && is) return compare(was, is, step);
  if (was && step.direction === 'answer') return [differ(step, 'may be anything now')];
  if (is && step.direction === 'request') return [differ(step, 'is checked now')];
  return [];
}

const within = (step: Step, where: string): Step => ({ ...step, where });
const differ = ({ where }: Step, what: string): Difference => ({ where, what });
const say = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
