import { z } from 'zod';

/** Query parameter that continues a list. */
export const describeAfter = <Position extends z.ZodType>(position: Position) =>
  position.optional().describe('`next` of the page before');

/** Field with the next value of `after`. */
export const describeNext = <Position extends z.ZodType>(position: Position) =>
  position.nullable().describe('`after` of the next page; null at the end');

export const after = describeAfter(z.string().max(200));
export const next = describeNext(z.string());
