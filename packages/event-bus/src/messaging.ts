import { type QueueDefinition, queues as productQueues } from '@sabi/contracts/messages/queues';
import { EnvError } from '@sabi/service-kit/env';
import type { Logger } from '@sabi/service-kit/logger';
import type { Registry } from '@sabi/service-kit/metrics';
import type { Db, MongoClient } from 'mongodb';
import type { AmqpBusOptions } from './amqp-bus';
import type { MessageBus, Subscription } from './bus';
import { createInboxIndexes, Inbox } from './inbox';
import type { InProcessBroker } from './in-process-bus';
import { createMessagingMetrics, type MessagingMetrics } from './messaging-metrics';
import { createOutboxIndexes, Outbox } from './outbox';
import { OutboxRelay } from './outbox-relay';

/** A RabbitMQ server by its URL, or the stand-in that all embedded services share. */
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
  /** Finishes publishing, lets consumers finish within `graceMs`, and closes the connections. */
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
  metrics?: Registry | undefined;
}): Promise<Messaging> {
  const { service, broker, client, db, logger, queues = productQueues, metrics } = options;
  const counted = metrics && createMessagingMetrics(metrics);
  const handling = { inbox: new Inbox(client, db), logger, recordHandled: counted?.recordHandled };
  const bus = await openBus(broker, { ...handling, service, queues }, counted);
  const relay = new OutboxRelay(db, bus, logger, counted?.recordPublished);
  counted?.watchOutbox(db);
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

async function openBus(
  broker: Broker,
  options: Omit<AmqpBusOptions, 'url'>,
  counted: MessagingMetrics | undefined,
): Promise<MessageBus> {
  if ('inProcess' in broker) return broker.inProcess.connect(options);
  const { AmqpBus } = await import('./amqp-bus'); // the client is loaded only if RabbitMQ is used
  const bus = await AmqpBus.open({ ...options, url: broker.amqpUrl });
  counted?.watchBroker(bus);
  return bus;
}

/** For a service's migrations. */
export async function createMessagingIndexes(db: Db): Promise<void> {
  await createOutboxIndexes(db);
  await createInboxIndexes(db);
}
