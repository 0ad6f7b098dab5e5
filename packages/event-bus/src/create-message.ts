import { randomUUID } from 'node:crypto';
import type { MessageDefinition } from '@sabi/contracts/messages/message';
import { createRequestContext, currentRequestContext } from '@sabi/service-kit/request-context';
import type { Message } from './bus';

const maxBodyBytes = 16_384;

/**
 * A message about an event that happened now, correlated with the request or message being handled.
 * @throws {Error} when the body does not match its schema or is over 16 KB, which is a programming error
 */
export function createMessage<Body>(
  definition: MessageDefinition<Body>,
  body: Body,
  options: { actor?: string; id?: string } = {},
): Message {
  const parsed = definition.schema.parse(body);
  if (Buffer.byteLength(JSON.stringify(parsed)) > maxBodyBytes)
    throw new Error(`${definition.type} is too large`);
  const context = currentRequestContext() ?? createRequestContext({});
  return {
    id: options.id ?? randomUUID(),
    type: definition.type,
    exchange: definition.exchange,
    body: parsed,
    occurredAt: new Date(),
    correlationId: context.requestId,
    traceparent: context.traceparent,
    actor: options.actor ?? null,
  };
}
