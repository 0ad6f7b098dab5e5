import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv';
import { z } from 'zod';
import type { JsonSchema } from '../integrations/json-schema';

const contract = z.toJSONSchema(parsedCvSchema, { target: 'draft-7' });
const whole = without(contract, ['maxLength', 'maxItems']);

/** The contract without its lengths: what an answer is repaired towards, before it is cut and that is told. */
export const wholeCvJsonSchema = whole as JsonSchema;
export const wholeCvSchema = z.fromJSONSchema(whole) as z.ZodType<ParsedCv>;

/** The same without any limits: providers' strict mode knows shapes only. */
export const strictCvJsonSchema = without(whole, ['$schema', 'pattern']) as JsonSchema;

function without<Schema extends object>(schema: Schema, keys: readonly string[]): Schema {
  const kept = JSON.stringify(schema, (key, value: unknown) => (keys.includes(key) ? undefined : value));
  return JSON.parse(kept) as Schema;
}
