import type { MessageDefinition } from '@sabi/contracts/messages/message';
import type { Subscription } from '@sabi/event-bus/bus';
import type { Logger } from '@sabi/service-kit/logger';

type Field = 'inquiry_id' | 'mail_id' | 'user_id';

/** Logs a dead-lettered message with one field of its body and no other. */
export function logDeadMessage<Name extends Field>(
  {
    definition,
    field,
    event,
  }: { definition: MessageDefinition<Record<Name, string>>; field: Name; event: string },
  { logger }: { logger: Logger },
): NonNullable<Subscription['onDead']> {
  return async ({ body }, code) => {
    const known = definition.schema.safeParse(body).data;
    logger.error({ [field]: known?.[field], code }, event);
  };
}
