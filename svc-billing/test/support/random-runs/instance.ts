import { redemptions } from '@sabi/contracts/redemption';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { startMessaging } from '@sabi/event-bus/messaging';
import type { Authentication } from '@sabi/service-kit/authentication';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { MongoConnection } from '@sabi/service-kit/mongo';
import { answerUnknownRoute, createProblemHandler } from '@sabi/service-kit/problem-handler';
import { requestContext } from '@sabi/service-kit/request-context';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import express from 'express';
import { createApp } from '../../../src/app';
import { composeDependencies, type Dependencies } from '../../../src/dependencies';
import { createSubscriptions } from '../../../src/entry-points/messages/subscriptions';
import type { Env } from '../../../src/service';
import { hurry } from '../harness';
import { behindDoor, Life, mortalClient, mortalDb } from './life';

export interface Instance {
  readonly life: Life;
  readonly dependencies: Dependencies;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** As a process is told to: it finishes what it is at. */
  stop(): Promise<void>;
}

export interface Surroundings {
  readonly env: Env;
  readonly mongo: MongoConnection;
  readonly authentication: Authentication;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

/** Job applications cannot be used yet and are refused. The assistant can be: nothing else lasts longer when bought again. */
const openRedemptions = { ...redemptions, whatsapp_assistant: { way: 'in_product' } } as const;

/** The service as it composes itself, all of its doors watched by a life that can end. It shares nothing with another one. */
export async function startInstance(surroundings: Surroundings): Promise<Instance> {
  const { env, authentication, mailer, now } = surroundings;
  const life = new Life();
  const { db, client } = surroundings.mongo;
  const mongo = {
    ...surroundings.mongo,
    db: mortalDb(db, life),
    client: mortalClient(client, life),
    close: async () => undefined, // the next one goes on with it
  };
  const inProcess = createLoneBroker(queues, 'billing');
  const publish = inProcess.publish.bind(inProcess);
  inProcess.publish = (message) => life.call('publish', () => publish(message));
  const broker = { inProcess };
  const logger = silentLogger;
  const started = await startMessaging({
    ...{ service: 'svc-billing', broker, logger },
    ...{ client: mongo.client, db: mongo.db },
  });
  const messaging = { ...hurry(started, 10_000), stop: () => started.stop(0) };
  const composed = composeDependencies({ env, logger, mongo, messaging, now });
  const payments = behindDoor(composed.payments, 'provider', life);
  const watched = { authentication, payments, mailer: behindDoor(mailer, 'mail', life) };
  const dependencies = { ...composed, ...watched, redemptions: openRedemptions };
  await messaging.subscribe(createSubscriptions(dependencies));
  const app = express();
  app.use(requestContext, createApp(dependencies), answerUnknownRoute, createProblemHandler(logger));
  const open = new Set<ServerResponse>();
  life.onEnd(() => {
    for (const response of open) response.destroy();
    void composed.close(); // frees timers of the test's process; none of its calls comes through
  });
  return {
    life,
    dependencies,
    answer: (request, response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
      app(request, response);
    },
    stop: composed.close,
  };
}
