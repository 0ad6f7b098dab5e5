import { z } from 'zod';
import { hookBroken } from './hook-errors';

/** What a hook answers that judges an attempt. */
export const decisionFields = {
  decision: z.enum(['continue', 'reject']).nullish(),
  message: z.string().nullish(),
};

/**
 * @returns undefined where the hook has nothing to say
 * @throws {IdentityError} unexpected_failure for anything that is no decision: a guard whose word is not understood lets
 *   nobody pass
 */
export function readAnswer<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> | undefined {
  if (answer === undefined) return undefined;
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw hookBroken('Error unmarshaling JSON output.', parsed.error);
  return parsed.data;
}
