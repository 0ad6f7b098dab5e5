import { parsedCvSchema } from '@sabi/contracts/cv';
import { z } from 'zod';
import type { JsonSchema } from '../integrations/json-schema';

/** The contract with its limits: what an answer is repaired towards. */
export const parsedCvJsonSchema = z.toJSONSchema(parsedCvSchema, { target: 'draft-7' }) as JsonSchema;

const limits = new Set(['$schema', 'pattern', 'maxLength', 'maxItems']);

/** The same without limits: providers' strict mode knows shapes only. */
export const strictCvJsonSchema = JSON.parse(
  JSON.stringify(parsedCvJsonSchema, (key, value: unknown) => (limits.has(key) ? undefined : value)),
) as JsonSchema;
