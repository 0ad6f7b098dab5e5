import type { z } from 'zod';

/** `jobs` carries commands with one consumer, `events` facts with any number. */
export type MessageExchange = 'jobs' | 'events';

/**
 * A message as data: name with major version, and schema of its body. Bodies hold ids and object keys, at most 16 KB:
 * never a CV's text, never a token.
 */
export interface MessageDefinition<Body = unknown> {
  /** Routing key: `<domain>.<subject>.<verb>.v<major>`. */
  readonly type: string;
  readonly exchange: MessageExchange;
  readonly schema: z.ZodType<Body>;
}

export function defineMessage<Body>(definition: MessageDefinition<Body>): MessageDefinition<Body> {
  return definition;
}
