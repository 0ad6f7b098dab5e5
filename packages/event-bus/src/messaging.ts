import { type QueueDefinition, queues as productQueues } from '@sabi/contracts/messages/queues';
import { EnvError } from '@sabi/service-kit/env';
import type { Logger } from '@sabi/service-kit/logger';
import type { Db, MongoClient } from 'mongodb';
import { AmqpBus } from './amqp-bus';
import type { MessageBus, Subscription } from './bus';
import { createInboxIndexes, Inbox } from './inbox';
import type { InProcessBroker } from './in-process-bus';
import { createOutboxIndexes, Outbox } from './outbox';
import { OutboxRelay } from './outbox-relay';

/** What carries the messages: a RabbitMQ server by its URL, or the stand-in all embedded services share. */
export type Broker = { readonly amqpUrl: string } | { readonly inProcess: InProcessBroker };

/**
 * The stand-in where services share one process, else the RabbitMQ of the settings.
 * @throws {EnvError} with neither
 */
export function chooseBroker(
  settings: { AMQP_URL?: string | undefined },
  inProcess: InProcessBroker | undefined,
): Broker {
  if (inProcess) return { inProcess };
  if (settings.AMQP_URL) return { amqpUrl: settings.AMQP_URL };
  throw new EnvError(['AMQP_URL: is required where services do not share one process']);
}

export interface Messaging {
  readonly bus: MessageBus;
  readonly outbox: Outbox;
  subscribe(subscriptions: readonly Subscription[]): Promise<void>;
  /** What is being published gets out, consumers finish within `graceMs`, connections close. */
  stop(graceMs?: number): Promise<void>;
}

/** A service's whole messaging: bus, outbox with its relay, inbox. */
export async function startMessaging(options: {
  service: string;
  broker: Broker;
  client: MongoClient;
  db: Db;
  logger: Logger;
  queues?: readonly QueueDefinition[];
}): Promise<Messaging> {
  const { service, broker, client, db, logger, queues = productQueues } = options;
  const inbox = new Inbox(client, db);
  const bus =
    'amqpUrl' in broker
      ? await AmqpBus.open({ url: broker.amqpUrl, service, queues, inbox, logger })
      : broker.inProcess.connect({ inbox, logger });
  const relay = new OutboxRelay(db, bus, logger);
  relay.start();
  return {
    bus,
    outbox: new Outbox(db, () => relay.wake()),
    subscribe: async (subscriptions) => {
      for (const subscription of subscriptions) await bus.subscribe(subscription);
    },
    stop: async (graceMs) => {
      await relay.stop();
      await bus.close(graceMs);
    },
  };
}

/** For a service's migrations. */
export async function createMessagingIndexes(db: Db): Promise<void> {
  await createOutboxIndexes(db);
  await createInboxIndexes(db);
}
