import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { z } from 'zod';
import type { MessageContracts } from './compare-messages';
import type { JsonSchema } from '@sabi/contracts/json-schema';

/** The schemas of messages as JSON, for programs that cannot import them. */
export function describeMessages(queues: readonly QueueDefinition[]): MessageContracts {
  const messages = queues.flatMap((queue) => queue.messages);
  const described = messages.map(({ type, exchange, schema }) => {
    const { $schema: _dialect, ...body } = z.toJSONSchema(schema, { io: 'input' });
    return [type, { exchange, schema: body as JsonSchema }] as const;
  });
  return {
    messages: Object.fromEntries(described),
    queues: Object.fromEntries(
      queues.map(({ name, messages: taken }) => [name, taken.map(({ type }) => type)]),
    ),
  };
}
