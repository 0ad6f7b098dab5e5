import type { IncomingMessage, ServerResponse } from 'node:http';
import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { startMessaging } from '@sabi/event-bus/messaging';
import type { Subscription } from '@sabi/event-bus/bus';
import type { MongoConnection } from '@sabi/service-kit/mongo';
import { createProblemHandler } from '@sabi/service-kit/problem-handler';
import { requestContext } from '@sabi/service-kit/request-context';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import express, { Router } from 'express';
import { composeDependencies, type Dependencies } from '../../../src/dependencies';
import { mountWebhookRoutes } from '../../../src/entry-points/http/webhook.routes';
import { createSubscriptions } from '../../../src/entry-points/messages/subscriptions';
import type { Env } from '../../../src/env';
import { Life } from './life';
import { mortalMongo, mortalProvider } from './mortal';

/** The service from its start to its end, however that comes. */
export interface Incarnation {
  readonly life: Life;
  readonly dependencies: Dependencies;
  /** What the provider gets to hear. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  stop(): Promise<void>;
}

interface Surroundings {
  readonly env: Env;
  readonly mongo: MongoConnection;
  readonly now: () => Date;
}

/** Put together as `main.ts` does it, on a database, a provider and a broker that are there as long as it lives. */
export async function startIncarnation({ env, mongo: real, now }: Surroundings): Promise<Incarnation> {
  const life = new Life();
  const mongo = mortalMongo(real, life);
  const { client, db } = mongo;
  const broker = { inProcess: createLoneBroker(queues, 'billing') };
  const messaging = await startMessaging({
    service: 'svc-billing',
    broker,
    client,
    db,
    logger: silentLogger,
  });
  const composed = composeDependencies({ env, logger: silentLogger, mongo, messaging, now });
  const dependencies = { ...composed, payments: mortalProvider(composed.payments, life) };
  await messaging.subscribe(createSubscriptions(dependencies).map(withoutPauses));
  const router = Router();
  mountWebhookRoutes(router, dependencies);
  const app = express().use(requestContext, router, createProblemHandler(silentLogger));
  return {
    life,
    dependencies,
    answer: (request, response) => void app(request, response),
    stop: () => messaging.stop(life.isOver ? 0 : undefined),
  };
}

/** As often as in production, at once. */
const withoutPauses = (subscription: Subscription): Subscription => ({
  ...subscription,
  queue: { ...subscription.queue, retryDelaysMs: subscription.queue.retryDelaysMs.map(() => 1) },
});
