import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { z } from 'zod';
import type { JsonSchema } from '@sabi/contracts/json-schema';

const contract = z.toJSONSchema(parsedCvSchema, { target: 'draft-7' });
const whole = without(contract, ['maxLength', 'maxItems']);

/** The contract without lengths: answers are repaired to this shape, then cut, with omissions reported. */
export const wholeCvJsonSchema = whole as JsonSchema;
export const wholeCvSchema = z.fromJSONSchema(whole) as z.ZodType<ParsedCv>;

/** Without patterns, which strict modes do not support. */
export const strictCvJsonSchema = without(whole, ['$schema', 'pattern']) as JsonSchema;

function without<Schema extends object>(schema: Schema, keys: readonly string[]): Schema {
  const kept = JSON.stringify(schema, (key, value: unknown) => (keys.includes(key) ? undefined : value));
  return JSON.parse(kept) as Schema;
}
