import type { IncomingMessage, ServerResponse } from 'node:http';
import { hiringUsageQueue, queues } from '@sabi/contracts/messages/queues';
import { redemptions } from '@sabi/contracts/billing/redemption';
import type { Message } from '@sabi/event-bus/bus';
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
import { withKillSwitch, KillSwitch, killableClient, killableDb } from './kill-switch';

export interface Instance {
  readonly killSwitch: KillSwitch;
  readonly dependencies: Dependencies;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Finishes running work. */
  stop(): Promise<void>;
}

export interface InstanceOptions {
  readonly env: Env;
  readonly mongo: MongoConnection;
  readonly authentication: Authentication;
  readonly mailer: Mailer;
  /** Plays svc-hiring, to which settled uses are reported. */
  readonly onSettled: (message: Message) => void;
  readonly now: () => Date;
}

/** Makes the assistant usable, the only service that another purchase extends, and not job applications. */
const openRedemptions = { ...redemptions, whatsapp_assistant: { way: 'in_product' } } as const;

/** The composed service with a kill switch before each outgoing call. Instances share nothing. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const { env, authentication, mailer, now } = options;
  const killSwitch = new KillSwitch();
  const { db, client } = options.mongo;
  const mongo = {
    ...options.mongo,
    db: killableDb(db, killSwitch),
    client: killableClient(client, killSwitch),
    close: async () => undefined, // shared with the next instance
  };
  const inProcess = createLoneBroker(queues, 'billing');
  inProcess.register(hiringUsageQueue.name, async (message) => options.onSettled(message));
  const publish = inProcess.publish.bind(inProcess);
  inProcess.publish = (message) => killSwitch.call('publish', () => publish(message));
  const broker = { inProcess };
  const logger = silentLogger;
  const started = await startMessaging({
    ...{ service: 'svc-billing', broker, logger },
    ...{ client: mongo.client, db: mongo.db },
  });
  const messaging = { ...hurry(started, 10_000), stop: () => started.stop(0) };
  const composed = composeDependencies({ env, logger, mongo, messaging, now });
  const payments = withKillSwitch(composed.payments, 'provider', killSwitch);
  const watched = { authentication, payments, mailer: withKillSwitch(mailer, 'mail', killSwitch) };
  const dependencies = { ...composed, ...watched, redemptions: openRedemptions };
  await messaging.subscribe(createSubscriptions(dependencies));
  const app = express();
  app.use(requestContext, createApp(dependencies), answerUnknownRoute, createProblemHandler(logger));
  const open = new Set<ServerResponse>();
  killSwitch.onEnd(() => {
    for (const response of open) response.destroy();
    void composed.close(); // frees timers; its calls fail
  });
  return {
    killSwitch,
    dependencies,
    answer: (request, response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
      app(request, response);
    },
    stop: composed.close,
  };
}
