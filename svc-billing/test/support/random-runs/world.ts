import { randomUUID } from 'node:crypto';
import { type CountedKind, countedKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import { billingMailRequested } from '@sabi/contracts/messages/mail';
import { billingMailQueue } from '@sabi/contracts/messages/queues';
import type { Message } from '@sabi/event-bus/bus';
import { Outbox, outboxEntries } from '@sabi/event-bus/outbox';
import { Clock, readEnv as readSandboxEnv, startSandboxXendit } from '@sabi/sandbox-xendit/service';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { type Mail, MailNotSent } from '@sabi/service-kit/mail/mailer';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import type { RunningService } from '@sabi/service-kit/service';
import { createTransact } from '@sabi/service-kit/transaction';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import type { TestDatabase } from '@sabi/test-kit/database';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import type { TokenIssuer } from '@sabi/test-kit/token-issuer';
import { Xendit } from '@sabi/test-kit/xendit';
import { migrations } from '../../../src/data-access/migrations';
import type { EntitlementAccount } from '../../../src/domain/entitlements/ledger';
import type { OrderStatus } from '../../../src/domain/orders/order';
import { type Env, readEnv } from '../../../src/service';
import { type Account, callbackToken, requiredEnv, secretKey } from '../harness';
import type { Plan } from './plan';
import { Replicas } from './replicas';
import { createBillingDatabase } from '../billing-database';

const dayMs = 86_400_000;
/** Attempts after which a mail is dead-lettered. */
export const mailAttempts = 1 + billingMailQueue.retryDelaysMs.length;
/** Collections that stay between runs. */
const lasting = ['catalogues', 'migrations'];

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/**
 * A run's environment: database, payment sandbox and service instances, with one clock that also moves the
 * database's.
 */
export class World {
  readonly mails: Mail[] = [];
  readonly accounts: Account[] = [];
  staffToken = '';
  /** Remaining attempts at the mail server that fail. */
  failingMails = 0;
  /** Failed attempts by mail id. */
  readonly mailFailures = new Map<string, number>();
  /** Answers to settlements, by message id. */
  readonly settled = new Map<string, Message>();
  /** Number of leases taken over. */
  overtaken = 0;
  private constructor(
    readonly clock: Clock,
    readonly xendit: Xendit,
    readonly replicas: Replicas,
    readonly database: TestDatabase,
    private readonly sandbox: RunningService,
    private readonly mongo: MongoConnection,
    private readonly gateway: LoopbackServer,
    private readonly authentication: Authentication,
    private readonly endedSessions: EndedSessions,
    private readonly env: Env,
    private readonly issuer: TokenIssuer,
  ) {}

  static async open(issuer: TokenIssuer): Promise<World> {
    const database = await createBillingDatabase();
    const mongo = await openMongoConnection(createMongoConnection(), {
      uri: database.uri,
      logger: silentLogger,
    });
    await migrate(mongo.db, migrations, silentLogger);
    const clock = new Clock(1);
    const replicas = new Replicas();
    const gateway = await startLoopbackServer((request, response) => replicas.answer(request, response));
    const sandbox = await startSandboxXendit(
      readSandboxEnv({
        PORT: '0',
        SECRET_KEY: secretKey,
        CALLBACK_URL: `${gateway.url}/webhooks/xendit`,
        CALLBACK_TOKEN: callbackToken,
        NOTIFY_EXPIRED: 'true',
        NOTIFY_PAID_AFTER_EXPIRY: 'true',
        REQUESTS_PER_MINUTE: '1000000',
      }),
      silentLogger,
      { clock },
    );
    await sandbox.ready;
    const env = readEnv({
      PORT: '0',
      MONGODB_URI: database.uri,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      ...requiredEnv,
      XENDIT_URL: sandbox.url,
    });
    const { jwksUrl } = issuer;
    const endedSessions = createEndedSessions({ identityUrl: jwksUrl, logger: silentLogger });
    await endedSessions.start();
    const authentication = createAuthentication({ jwksUrl, issuer: issuer.issuer, endedSessions });
    const xendit = new Xendit(sandbox.url);
    return new World(
      clock,
      xendit,
      replicas,
      database,
      sandbox,
      mongo,
      gateway,
      authentication,
      endedSessions,
      env,
      issuer,
    );
  }

  /** Empties the database and starts the plan's instances. */
  async begin({ replicas, startsInDays, voucherUses }: Plan): Promise<void> {
    const { db } = this.database;
    const collections = (await db.collections()).filter(
      ({ collectionName: name }) => !lasting.includes(name),
    );
    await Promise.all(collections.map((collection) => collection.deleteMany({})));
    await createAuditCollections(db, 'svc-billing');
    this.clock.factor = 1;
    await this.xendit.reset(new Date(Date.now() + startsInDays * dayMs));
    this.mails.length = 0;
    this.failingMails = 0;
    this.mailFailures.clear();
    this.settled.clear();
    this.overtaken = 0;
    this.staffToken = await this.issuer.sign({ role: 'service_role', sub: 'rina', session_id: undefined });
    this.accounts.splice(0, Infinity, await this.#signUp(), await this.#signUp());
    for (let index = 0; index < replicas; index += 1) await this.startInstance();
    await this.#createVoucher(voucherUses);
  }

  now(): Date {
    return new Date(this.clock.now());
  }

  async startInstance(): Promise<void> {
    await this.replicas.start({
      env: this.env,
      mongo: this.mongo,
      authentication: this.authentication,
      mailer: { send: (mail) => this.#take(mail), close: () => undefined },
      onSettled: (message) => void this.settled.set(message.id, message),
      now: () => this.now(),
    });
  }

  /**
   * Plays a message of another service. It waits in the outbox, from where any instance takes it as from a broker;
   * where an instance could append it, that one takes it at once.
   */
  async send(message: Message): Promise<void> {
    const { transact, outbox } = this.replicas.next()?.dependencies ?? {};
    try {
      if (!transact || !outbox) throw new Error('No instance is running');
      await transact((transaction) => outbox.append(message, transaction));
    } catch {
      // Possibly the second time, under the same id.
      const append = createTransact(this.mongo.client);
      await append(async (transaction) => {
        const known = await outboxEntries(this.mongo.db).findOne(
          { _id: message.id },
          { session: transaction },
        );
        if (!known) await new Outbox(this.mongo.db).append(message, transaction);
      });
    }
  }

  /** @returns null without an answer */
  async ask(method: string, path: string, token: string, body?: object): Promise<Answer | null> {
    try {
      const response = await fetch(`${this.gateway.url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    } catch {
      return null;
    }
  }

  askStaff(method: string, path: string, body?: object): Promise<Answer | null> {
    return this.ask(method, `/api/billing/v1/admin${path}`, this.staffToken, body);
  }

  /**
   * Moves the clock of provider, service and database. Leases of killed instances expire, and possibly a
   * living one's, as if it had been frozen.
   */
  async advance(ms: number): Promise<void> {
    await this.xendit.advance(ms);
    const earlier = (field: string) => [{ $set: { [field]: { $subtract: [`$${field}`, ms] } } }];
    const { db } = this.database;
    await db.collection('turns').updateMany({}, earlier('next_at'));
    if (this.replicas.ends.length === 0) return;
    await db.collection('outbox').updateMany({}, earlier('leaseUntil'));
    const begun = await db.collection('inbox').updateMany({ state: 'started' }, earlier('leaseUntil'));
    if (begun.matchedCount > 0) this.overtaken += 1;
    await db.collection('orders').updateMany({ status: 'pending' }, earlier('invoice_lease_until'));
  }

  /** Stops the clock until the next run, except for `advance`. */
  async holdClock(): Promise<void> {
    this.clock.factor = 0;
    await this.xendit.idle();
  }

  /** Whether no message, webhook or mail is left. */
  async isQuiet(): Promise<boolean> {
    const { db } = this.database;
    if (await db.collection('outbox').findOne({ parkedAt: null })) return false;
    return !(await db.collection('webhook_deliveries').findOne({ state: 'received' }));
  }

  /**
   * Requeues dead-lettered mails, as an operator does after an outage.
   * @returns ids of those mails
   */
  async releaseMails(): Promise<string[]> {
    const outbox = outboxEntries(this.database.db);
    const parked = { parkedAt: { $ne: null }, type: billingMailRequested.type };
    const found = await outbox.find(parked).toArray();
    await outbox.updateMany(parked, { $set: { parkedAt: null, tries: 0, leaseUntil: new Date(0) } });
    return found.map(({ body }) => billingMailRequested.schema.parse(body).mail_id);
  }

  /** Unhandled work, for error messages. */
  async describeLeft(): Promise<string> {
    const { db } = this.database;
    const messages = await db.collection('outbox').find().toArray();
    const handled = await db.collection('inbox').find({ state: 'started' }).toArray();
    const unhandled = await db.collection('webhook_deliveries').find({ state: 'received' }).toArray();
    return JSON.stringify({ messages, handled, unhandled });
  }

  /** Newest last. */
  async findOrders(status: OrderStatus): Promise<{ id: string; userId: string }[]> {
    const found = await this.database.db
      .collection<{ _id: string; user_id: string }>('orders')
      .find({ status })
      .sort({ created_at: 1, _id: 1 })
      .toArray();
    return found.map(({ _id: id, user_id: userId }) => ({ id, userId }));
  }

  /** Kinds of the account's lots that are or were unused. */
  async findUsable(userId: string): Promise<CountedKind[]> {
    const accounts = this.database.db.collection<EntitlementAccount & { _id: string }>(
      'entitlement_accounts',
    );
    const stored = await accounts.findOne({ _id: userId });
    const kinds = stored?.lots.flatMap(({ kind, remaining }) => (remaining > 0 ? kind : [])) ?? [];
    return countedKindSchema.options.filter((kind) => kinds.includes(kind));
  }

  async close(): Promise<void> {
    this.endedSessions.stop();
    await this.replicas.stop();
    await this.sandbox.stop();
    await this.gateway.stop();
    await this.mongo.close();
    await this.database.drop();
  }

  async #take(mail: Mail): Promise<void> {
    if (this.failingMails > 0) {
      this.failingMails -= 1;
      this.mailFailures.set(mail.id, (this.mailFailures.get(mail.id) ?? 0) + 1);
      throw new MailNotSent('The mail server has gone to lunch');
    }
    this.mails.push(mail);
  }

  async #signUp(): Promise<Account> {
    const userId = randomUUID();
    return { userId, token: await this.issuer.sign({ sub: userId }) };
  }

  async #createVoucher(maxUses: number): Promise<void> {
    const now = this.clock.now();
    const answer = await this.askStaff('POST', '/vouchers', {
      code: voucherCode,
      kind: 'percentage',
      value: 20,
      valid_from: new Date(now - dayMs).toISOString(),
      valid_until: new Date(now + 60 * dayMs).toISOString(),
      max_uses: maxUses,
    });
    if (answer?.status !== 201) throw new Error(`There is no voucher: ${JSON.stringify(answer)}`);
  }
}

export const voucherCode = 'HEMAT-20';
