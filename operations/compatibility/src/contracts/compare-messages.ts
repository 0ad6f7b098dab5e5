import { compareSchemas } from './compare-schemas';
import type { JsonSchema } from '@sabi/contracts/json-schema';

/** Every message and queue of the platform, as data. */
export interface MessageContracts {
  /** By type, which names the major version. */
  readonly messages: Readonly<Record<string, { readonly exchange: string; readonly schema: JsonSchema }>>;
  /** Queue names with the types of their messages. */
  readonly queues: Readonly<Record<string, readonly string[]>>;
}

/**
 * Breaking changes for services one version apart. Messages wait in queues while services are replaced, so new consumers read old
 * messages, and old consumers new ones.
 */
export function compareMessages(released: MessageContracts, current: MessageContracts): string[] {
  const messages = Object.entries(released.messages).flatMap(([type, was]) => {
    const is = current.messages[type];
    if (!is) return [`${type}: removed`];
    const moved =
      was.exchange === is.exchange ? [] : [`${type}: exchange was ${was.exchange}, is ${is.exchange}`];
    const fields = (['answer', 'request'] as const).flatMap((direction) =>
      compareSchemas(was.schema, is.schema, { direction, released: {}, current: {} }),
    );
    return [
      ...moved,
      ...fields.map(({ where, what }) => `${[type, where].filter(Boolean).join(' ')}: ${what}`),
    ];
  });
  const queues = Object.entries(released.queues).flatMap(([queue, types]) => {
    const now = current.queues[queue];
    if (!now) return [`queue ${queue}: removed`];
    return types
      .filter((type) => !now.includes(type))
      .map((type) => `queue ${queue}: takes no ${type} any more`);
  });
  return [...new Set([...messages, ...queues])];
}
