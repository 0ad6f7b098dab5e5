import { languages } from '@sabi/contracts/language';
import { z } from 'zod';

export const groups = ['english', 'indonesian', 'company', 'chinese', 'second'] as const;
export type Group = (typeof groups)[number];

/**
 * - `answer`: the site says it, at one of the sources
 * - `unknown`: the site does not say it; sources, if any, are the nearest it says
 * - `own-data`: stands in the asker's account only; a visitor is asked to sign in
 * - `ask-back`: cannot be answered without another question
 */
export const verdicts = ['answer', 'unknown', 'own-data', 'ask-back'] as const;

export const questionSchema = z.strictObject({
  id: z.string().regex(/^(?:english|indonesian|company|chinese|second)-\d{3}$/),
  set: z.enum(['tuning', 'held-back']),
  /** What the person writes; `mixed` is two languages in one message. */
  language: z.enum(['en', 'id', 'zh', 'mixed']),
  /** Language of the page on which it is asked. */
  page: z.enum(languages),
  asker: z.enum(['visitor', 'talent', 'recruiter']),
  kind: z.string().regex(/^[a-z-]+$/),
  /** What the person writes in turn; the answer to the last one is judged. */
  turns: z.array(z.string().min(1)).min(1),
  verdict: z.enum(verdicts),
  /** Any of them is right: see the README. */
  sources: z.array(z.string()),
  /** Of each list at least one has to be in the answer. */
  must: z.array(z.array(z.string().min(1)).min(1)),
  /** None of them may be in the answer. */
  never: z.array(z.string().min(1)),
});
export type Question = z.infer<typeof questionSchema>;
