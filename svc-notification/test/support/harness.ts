import { randomUUID } from 'node:crypto';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { accountErased } from '@sabi/contracts/messages/account';
import { applicationSubmitted } from '@sabi/contracts/messages/hiring';
import type { MessageDefinition } from '@sabi/contracts/messages/message';
import { notificationRequested } from '@sabi/contracts/messages/notification';
import { queues } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { createLoneBroker, type InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { MailRecipient, SuppressionReason } from '@sabi/contracts/http/profile/mail-recipients';
import { startService } from '@sabi/service-kit/service';
import type { TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { findUndeclaredFields } from '@sabi/test-kit/openapi/undeclared-fields';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import request, { type Response, type Test } from 'supertest';
import type { z } from 'zod';
import { type Dependencies, openDependencies } from '../../src/dependencies';
import { allRoutes } from '../../src/entry-points/http/all-routes';
import { assembleNotification, readEnv } from '../../src/service';

export interface Account {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
}

export type NotificationRequest = z.infer<(typeof notificationRequested)['schema']>;

export interface TestService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly broker: InProcessBroker;
  readonly dependencies: Dependencies;
  /** Clock of decisions; tokens expire by the real one. */
  readonly clock: { now: Date };
  readonly issuer: TokenIssuer;
  account(): Promise<Account>;
  call(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    caller: Account | null,
    body?: object,
  ): Test;
  /** Requests notifications of an account and waits until all are handled. */
  notify(account: Account, ...changes: Partial<NotificationRequest>[]): Promise<void>;
  /** With a service key. */
  staff(method: 'get' | 'post', path: string, body?: object): Promise<Response>;
  /** Stores a submitted application. @returns its id */
  apply(talent: Account, companyId: string): Promise<string>;
  /** Gives an account a role in a company, or takes it. */
  setRole(account: Account, companyId: string, role: CompanyRole | null): void;
  /** Lets companies see talents who have not applied. */
  readonly reachable: Set<string>;
  /** Receives the mails to `mailbox(account)`, unless the account is suppressed. */
  readonly mailServer: TestMailServer;
  readonly suppressed: Map<string, { recipient: null; reason: SuppressionReason }>;
  /** Waits until the account's data is removed. */
  erase(account: Account): Promise<void>;
  stop(): Promise<void>;
}

export const base = '/api/notification/v1';

const neverMs = 3_600_000;

/** The service on a free port with its own database; sweeps only when a test runs them. */
export async function startTestService({ heartbeatMs = neverMs } = {}): Promise<TestService> {
  const [database, issuer, mailServer] = await Promise.all([
    createServiceDatabase('notification'),
    startTokenIssuer(),
    startMailServer(),
  ]);
  await createAuditCollections(database.db, 'svc-notification'); // emptied by the previous test
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
    HIRING_URL: 'http://127.0.0.1:9',
    PROFILE_URL: 'http://127.0.0.1:9',
    SITE_URL: 'https://sabi.test',
    SMTP_URL: mailServer.url,
  });
  const roles = new Map<string, CompanyRole>();
  const reachable = new Set<string>();
  const suppressed: TestService['suppressed'] = new Map();
  const clock = { now: new Date() };
  const broker = createLoneBroker(queues, 'notification');
  let dependencies: Dependencies | undefined;
  const service = await startService({
    env,
    logger: silentLogger,
    assemble: async (signal) => {
      const opened = await openDependencies({
        env,
        logger: silentLogger,
        broker: { inProcess: broker },
        queues,
        sweepMs: neverMs,
        pollMs: 20,
        heartbeatMs,
        now: () => clock.now,
        signal,
      });
      dependencies = {
        ...opened,
        companyRoles: {
          find: async ({ userId, companyId }) => roles.get(`${userId} ${companyId}`) ?? null,
        },
        mailRecipients: {
          find: async ({ userId, topic }) =>
            suppressed.get(userId) ?? { recipient: recipientOf(userId, topic), reason: null },
        },
        applicationTitles: { find: async () => title },
        reachableTalents: { isReachable: async ({ talentId }) => reachable.has(talentId) },
      };
      return assembleNotification(dependencies, signal);
    },
  });
  await service.ready;
  const opened = () => {
    if (!dependencies) throw new Error('The service is not ready');
    return dependencies;
  };
  const publish = async <Body>(definition: MessageDefinition<Body>, bodies: readonly Body[]) => {
    const { transact, outbox } = opened();
    const messages = bodies.map((body) => createMessage(definition, body));
    await transact(async (transaction) => {
      for (const message of messages) await outbox.append(message, transaction);
    });
    const inbox = database.db.collection('inbox');
    const handled = messages.map(({ id }) => new RegExp(`:${id}$`));
    await eventually(async () =>
      expect(await inbox.countDocuments({ _id: { $in: handled }, state: 'done' } as object)).toBe(
        messages.length,
      ),
    );
    const ids = messages.map(({ id }) => id);
    const waiting = database.db.collection<{ _id: string }>('outbox');
    await eventually(async () => expect(await waiting.countDocuments({ _id: { $in: ids } })).toBe(0));
  };
  const call: TestService['call'] = (method, path, caller, body) => {
    const pending = request(service.url)[method](path);
    if (caller) void pending.set('authorization', `Bearer ${caller.token}`);
    if (body) void pending.send(body);
    return pending.expect((response: Response) => assertDeclared(method, path, response));
  };
  return {
    url: service.url,
    database,
    broker,
    clock,
    issuer,
    get dependencies() {
      return opened();
    },
    account: async () => {
      const [userId, sessionId] = [randomUUID(), randomUUID()];
      return { userId, sessionId, token: await issuer.sign({ sub: userId, session_id: sessionId }) };
    },
    call,
    staff: async (method, path, body) => {
      const token = await issuer.sign({ role: 'service_role', sub: 'rina', session_id: undefined });
      return call(method, path, { userId: '', sessionId: '', token }, body);
    },
    notify: ({ userId }, ...changes) =>
      publish(
        notificationRequested,
        changes.map((change) => ({
          user_id: userId,
          kind: 'application_moved' as const,
          topic: 'applications' as const,
          subject: { type: 'application' as const, id: randomUUID() },
          dedupe_key: randomUUID(),
          ...change,
        })),
      ),
    apply: async ({ userId: talent_id }, company_id) => {
      const application = { application_id: randomUUID(), job_id: randomUUID(), talent_id, company_id };
      await publish(applicationSubmitted, [application]);
      return application.application_id;
    },
    setRole: ({ userId }, companyId, role) => {
      if (role) roles.set(`${userId} ${companyId}`, role);
      else roles.delete(`${userId} ${companyId}`);
    },
    reachable,
    suppressed,
    mailServer,
    erase: ({ userId }) => publish(accountErased, [{ user_id: userId }]),
    stop: async () => {
      await service.stop();
      await issuer.close();
      await mailServer.stop();
      await database.drop();
    },
  };
}

export const mailbox = ({ userId }: Pick<Account, 'userId'>): string => `${userId}@mail.example`;

const recipientOf = (userId: string, topic: string): MailRecipient => ({
  email: mailbox({ userId }),
  language: 'en',
  first_name: 'Ayu',
  unsubscribe: {
    page: `https://sabi.test/unsubscribe?token=${topic}`,
    one_click: `https://sabi.test/api/profile/v1/unsubscribe?token=${topic}`,
  },
});

/** Of every application. */
export const title = {
  job_id: randomUUID(),
  job_title: 'Operator Produksi',
  company_name: 'PT Nusantara Rasa',
  company_slug: 'pt-nusantara-rasa',
};

/** @throws when an answer has fields that its route does not declare */
function assertDeclared(method: string, path: string, { status, body }: Response): void {
  const [plain = ''] = path.split('?');
  const route = allRoutes.find(
    (each) =>
      each.method === method &&
      new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[\\da-f-]{36}')}$`).test(plain),
  );
  if (!route || status >= 300) return;
  const undeclared = findUndeclaredFields(route, status, body) ?? [];
  if (undeclared.length > 0) throw new Error(`${route.path} does not declare ${undeclared.join(', ')}`);
}
