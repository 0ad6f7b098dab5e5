import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageDefinition } from '@sabi/contracts/messages/message';
import { cvParseRequested } from '@sabi/contracts/messages/cv';
import { cvParseQueue, queues } from '@sabi/contracts/messages/queues';
import { type ServiceName, serviceNames } from '@sabi/contracts/services';
import { startMongo } from '@sabi/dev-infra/mongo';
import { type RunningRabbit, startRabbit } from '@sabi/dev-infra/rabbit';
import {
  deadExchange,
  deadQueueName,
  retryExchange,
  unrouted,
  waitQueueName,
} from '@sabi/event-bus/amqp-topology';
import { on, PermanentFailure } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import { declareQueues } from '@sabi/event-bus/declare-queues';
import { createMessagingIndexes, startMessaging } from '@sabi/event-bus/messaging';
import { eventually } from '@sabi/test-kit/eventually';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib';
import { MongoClient } from 'mongodb';
import { root } from './compose-file';
import { canMakeSecrets, type MadeSecrets, makeSecrets } from './made-secrets';

const describeAsRoot = canMakeSecrets ? describe : describe.skip;

const byUser = <Account extends { user: string }>(accounts: readonly Account[]) =>
  accounts.toSorted((one, other) => one.user.localeCompare(other.user));

/** The only sender of each message. */
const senders: Readonly<Record<string, ServiceName>> = {
  'cv.parse.requested.v1': 'profile',
  'cv.parse.progressed.v1': 'ai',
  'cv.parse.succeeded.v1': 'ai',
  'cv.parse.failed.v1': 'ai',
  'mail.verification.requested.v1': 'identity',
  'mail.notice.requested.v1': 'identity',
  'mail.inquiry.received.v1': 'profile',
  'mail.inquiry-receipt.requested.v1': 'profile',
  'mail.inquiry.answered.v1': 'profile',
  'mail.review.requested.v1': 'profile',
  'mail.resume.requested.v1': 'profile',
  'mail.billing.requested.v1': 'billing',
  'identity.account.erased.v1': 'identity',
  'identity.ban.changed.v1': 'identity',
  'profile.kind.chosen.v1': 'profile',
  'profile.recruiter.reviewed.v1': 'profile',
  'billing.webhook.received.v1': 'billing',
  'billing.usage.settle-requested.v1': 'hiring',
  'billing.usage.settled.v1': 'billing',
  'mail.invitation.requested.v1': 'hiring',
  'mail.claim.requested.v1': 'hiring',
  'hiring.job.published.v1': 'hiring',
  'hiring.job.changed.v1': 'hiring',
  'hiring.job.closed.v1': 'hiring',
  'hiring.job.frozen.v1': 'hiring',
  'hiring.application.submitted.v1': 'hiring',
  'hiring.application.moved.v1': 'hiring',
  'notification.notification.requested.v1': 'hiring',
  'notification.thread.answered.v1': 'notification',
  'notification.thread.written.v1': 'notification',
  'mail.notification.requested.v1': 'notification',
};

describeAsRoot('S84 an account of the broker', () => {
  let secrets: MadeSecrets;
  let rabbit: RunningRabbit | undefined;
  const messages = new Map<string, MessageDefinition>(
    queues.flatMap((queue) => queue.messages.map((message) => [message.type, message])),
  );
  const allQueues = queues.flatMap(({ name, retryDelaysMs }) => [
    ...[name, deadQueueName(name)],
    ...retryDelaysMs.map((_delayMs, index) => waitQueueName(name, index)),
  ]);

  beforeAll(async () => {
    secrets = makeSecrets();
    rabbit = await startRabbit({ folder: join(secrets.work, 'rabbit') });
    if (!rabbit) return reportSkipped('RabbitMQ is not installed: rights at the broker were not tried');
    await rabbit.ready;
    await rabbit.control('import_definitions', join(secrets.folder, 'rabbitmq/definitions.json'));
    await declareQueues(urlOf('rabbitmq-setup'), queues);
  });
  afterAll(async () => {
    for (const connection of connections.values()) await (await connection).close();
    await rabbit?.stop();
    secrets.remove();
  });

  /** A service's address from its secrets, at this test's node. */
  function urlOf(folder: string): string {
    const url = new URL(secrets.read(`${folder}/AMQP_URL`));
    url.host = new URL(rabbit?.url ?? '').host;
    return url.href;
  }

  /** @returns whether the broker let the account do it */
  const may = (service: ServiceName, act: (channel: ConfirmChannel) => Promise<unknown>) =>
    isLet(`svc-${service}`, act);

  /** One for each account: a refusal closes the channel, and no more. */
  const connections = new Map<string, Promise<ChannelModel>>();
  function connectAs(folder: string): Promise<ChannelModel> {
    const connection = connections.get(folder) ?? connect(urlOf(folder));
    connections.set(folder, connection);
    return connection;
  }

  async function isLet(folder: string, act: (channel: ConfirmChannel) => Promise<unknown>): Promise<boolean> {
    const channel = await (await connectAs(folder)).createConfirmChannel();
    const refused = new Promise<boolean>((resolve, reject) => {
      channel.on('error', (error: { code?: number }) => {
        if (error.code === 403) resolve(false);
        else reject(error as Error);
      });
    });
    const accepted = act(channel).then(
      () => true,
      () => refused,
    );
    const isAccepted = await Promise.race([accepted, refused]);
    if (isAccepted) await channel.close();
    return isAccepted;
  }

  const publish = (exchange: string, key: string) => (channel: ConfirmChannel) =>
    new Promise<void>((resolve, reject) => {
      channel.publish(exchange, key, Buffer.from('{}'), {}, (error) => (error ? reject(error) : resolve()));
    });

  test.each(serviceNames)(
    'of %s reads every queue of its own service, and none of another',
    async (service) => {
      if (!rabbit) return;
      for (const queue of allQueues) {
        const isOwn = queue.startsWith(`${service}.`) || queue === `dead.${service}`;
        expect([queue, await may(service, (channel) => channel.get(queue))]).toEqual([queue, isOwn]);
      }
    },
  );

  test.each(serviceNames)('of %s sends what it is the one to say, and nothing else', async (service) => {
    if (!rabbit) return;
    expect([...messages.keys()].sort()).toEqual(Object.keys(senders).sort());
    for (const { type, exchange } of messages.values()) {
      expect([type, await may(service, publish(exchange, type))]).toEqual([type, senders[type] === service]);
    }
  });

  test.each(serviceNames)(
    'of %s postpones and dead-letters messages of its own queues alone',
    async (service) => {
      if (!rabbit) return;
      for (const { name } of queues) {
        const isOwn = name.startsWith(`${service}.`);
        expect([name, await may(service, publish(retryExchange, waitQueueName(name, 0)))]).toEqual([
          name,
          isOwn,
        ]);
        expect([name, await may(service, publish(deadExchange, name))]).toEqual([name, isOwn]);
      }
    },
  );

  test.each(serviceNames)(
    'of %s goes around no exchange, makes nothing and takes nothing away',
    async (service) => {
      if (!rabbit) return;
      const own = queues.find(({ name }) => name.startsWith(`${service}.`))?.name ?? '';
      const acts: Record<string, (channel: ConfirmChannel) => Promise<unknown>> = {
        'writes to a queue by its name': publish('', own),
        'makes a queue': (channel) => channel.assertQueue(`${service}.another`),
        'makes an exchange': (channel) => channel.assertExchange('another', 'topic'),
        'subscribes to all events': (channel) => channel.bindQueue(own, 'events', '#'),
        'deletes its queue': (channel) => channel.deleteQueue(own),
      };
      for (const [what, act] of Object.entries(acts))
        expect([what, await may(service, act)]).toEqual([what, false]);
      expect(own).not.toBe('');
    },
  );

  test('of operators reads what was dead-lettered or found no queue, sends it on, and does nothing else', async () => {
    if (!rabbit) return;
    const kept = [...new Set(queues.map(({ name }) => deadQueueName(name))), unrouted.queue];
    for (const queue of [...allQueues, unrouted.queue]) {
      const isIts = kept.includes(queue);
      expect([queue, await isLet('operate', (channel) => channel.get(queue))]).toEqual([queue, isIts]);
    }
    const acts: Record<string, (channel: ConfirmChannel) => Promise<unknown>> = {
      'gives messages up': publish(deadExchange, cvParseQueue.name),
      'makes a queue': (channel) => channel.assertQueue('another'),
      'subscribes to all events': (channel) => channel.bindQueue(unrouted.queue, 'events', '#'),
      'deletes a queue': (channel) => channel.deleteQueue(unrouted.queue),
      'empties a queue': (channel) => channel.purgeQueue(cvParseQueue.name),
    };
    for (const [what, act] of Object.entries(acts))
      expect([what, await isLet('operate', act)]).toEqual([what, false]);
    for (const [exchange, key] of [
      ['', `${cvParseQueue.name}`],
      ['jobs', 'cv.parse.requested.v9'],
      ['events', 'identity.account.erased.v9'],
      [retryExchange, 'ai.none.wait.0'],
    ] as const)
      expect([exchange, await isLet('operate', publish(exchange, key))]).toEqual([exchange, true]);
  });

  test('what is kept is still there after any number of looks, also where a broker has a limit for all', async () => {
    if (!rabbit) return;
    await rabbit.control(
      ...['set_policy', '--apply-to', 'queues', 'as-rabbitmq-4', '.*', '{"delivery-limit":20}'],
    );
    await isLet('svc-billing', publish(deadExchange, 'billing.mail'));
    const connection = await connect(urlOf('operate'));
    // Reads like the operator's tool: without an acknowledgement, returned when the channel closes.
    for (let look = 1; look <= 25; look += 1) {
      const channel = await connection.createChannel();
      // Returned a moment after the previous channel was closed.
      await eventually(async () =>
        expect([look, Boolean(await channel.get('dead.billing'))]).toEqual([look, true]),
      );
      await channel.close();
    }
    await connection.close();
  });

  test('and its rights and limits are the same on Kubernetes', () => {
    const folder = join(secrets.work, 'k8s');
    execFileSync(process.execPath, [join(root, 'k8s/bin/make-secrets.mjs'), folder]);
    const [, definitions = ''] =
      /^DEFINITIONS=(.*)$/m.exec(readFileSync(join(folder, 'rabbitmq.env'), 'utf8')) ?? [];
    const made = JSON.parse(definitions) as Record<string, unknown>;
    const { policies, permissions, topic_permissions } = JSON.parse(
      // There accounts are named after their deployables.
      secrets
        .read('rabbitmq/definitions.json')
        .replaceAll(new RegExp(`"user":"(${serviceNames.join('|')})"`, 'g'), '"user":"svc-$1"')
        .replaceAll('"user":"setup"', '"user":"rabbitmq-setup"'),
    ) as { policies: unknown; permissions: { user: string }[]; topic_permissions: unknown[] };
    expect(made).toMatchObject({ policies });
    expect(byUser(made['permissions'] as { user: string }[])).toEqual(
      byUser(permissions.filter(({ user }) => user !== 'operate')),
    );
    expect(made['topic_permissions']).toEqual(topic_permissions);
  });

  test('is enough for a service: it takes a message, puts it off, gives it up', async () => {
    if (!rabbit) return;
    const mongo = await startMongo({ folder: join(secrets.work, 'mongo') });
    const client = await MongoClient.connect(mongo.uri);
    const options = { client, db: client.db('test'), logger: silentLogger };
    await createMessagingIndexes(options.db);
    const profile = await startMessaging({
      ...options,
      service: 'profile',
      broker: { amqpUrl: urlOf('svc-profile') },
    });
    const ai = await startMessaging({ ...options, service: 'ai', broker: { amqpUrl: urlOf('svc-ai') } });
    const attempts: number[] = [];
    const given = new Promise((resolve) => {
      void ai.subscribe([
        {
          queue: cvParseQueue,
          concurrency: 1,
          handlers: [
            on(cvParseRequested, async (_body, { attempt }) => {
              attempts.push(attempt);
              throw attempt === 0 ? new Error('not today') : new PermanentFailure('NEVER');
            }),
          ],
          onDead: async (_message, code) => resolve(code),
        },
      ]);
    });
    const body = {
      resume_id: randomUUID(),
      user_id: randomUUID(),
      file_key: 'a/cv.pdf',
      file_name: 'cv.pdf',
    };
    await client.withSession((session) =>
      session.withTransaction(() => profile.outbox.append(createMessage(cvParseRequested, body), session)),
    );
    expect(await given).toBe('NEVER');
    expect(attempts).toEqual([0, 1]);
    expect(await may('ai', async (channel) => expect(await channel.get('dead.ai')).toBeTruthy())).toBe(true);
    await Promise.all([profile.stop(), ai.stop()]);
    await client.close();
    await mongo.stop();
  });
});
