import { isRecord } from '@sabi/service-kit/is-record';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import type { JsonSchema } from '@sabi/contracts/json-schema';

const dayOfMonth = /^(\d{4}-\d{2})-\d{2}$/;

/**
 * Brings an answer closer to its schema without guessing: cleans texts, turns empty values and invalid months
 * into null where allowed, drops unnamed list entries and unknown keys. The schema rejects the rest.
 */
export function repairAnswer(value: unknown, schema: JsonSchema): unknown {
  if (schema.anyOf) return repairNullable(value, schema.anyOf);
  if (schema.type === 'string') return typeof value === 'string' ? clean(value, schema) : value;
  if (schema.type === 'array') return Array.isArray(value) ? repairList(value, schema) : value;
  if (schema.type === 'object') return isRecord(value) ? repairObject(value, schema) : value;
  return value;
}

function repairNullable(value: unknown, alternatives: readonly JsonSchema[]): unknown {
  const schema = alternatives.find(({ type }) => type !== 'null') ?? {};
  if (value === undefined) return null;
  const repaired = repairAnswer(value, schema);
  const isUnfit =
    schema.pattern !== undefined &&
    typeof repaired === 'string' &&
    !new RegExp(schema.pattern).test(repaired);
  return repaired === '' || isUnfit ? null : repaired;
}

function clean(value: string, { pattern }: JsonSchema): string {
  const text = normaliseText(value);
  return pattern ? text.replace(dayOfMonth, '$1') : text;
}

function repairList(values: readonly unknown[], { items = {} }: JsonSchema): unknown[] {
  return values.map((value) => repairAnswer(value, items)).filter((value) => !isNameless(value, items));
}

function repairObject(
  value: Readonly<Record<string, unknown>>,
  { properties = {} }: JsonSchema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [
      key,
      repairAnswer(Object.hasOwn(value, key) ? value[key] : undefined, schema),
    ]),
  );
}

/** Required texts are an entry's names. */
function isNameless(entry: unknown, { properties = {} }: JsonSchema): boolean {
  const names = Object.keys(properties).filter((key) => properties[key]?.type === 'string');
  return isRecord(entry) && names.length > 0 && names.every((key) => entry[key] === '');
}
