import { z } from 'zod';
import { hookBroken } from './hook-errors';

/** A hook's decision about an attempt. */
export const decisionFields = {
  decision: z.enum(['continue', 'reject']).nullish(),
  message: z.string().nullish(),
};

/**
 * @returns undefined for an empty answer
 * @throws {IdentityError} unexpected_failure for an invalid answer, which must not allow the attempt
 */
export function readAnswer<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> | undefined {
  if (answer === undefined) return undefined;
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw hookBroken('Error unmarshaling JSON output.', parsed.error);
  return parsed.data;
}
