import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnv as readSandboxEnv, startSandboxXendit } from '@sabi/sandbox-xendit/service';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import type { RunningService } from '@sabi/service-kit/service';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { migrations } from '../../../src/data-access/migrations';
import { type Env, readEnv } from '../../../src/env';
import { callbackToken, paymentEnv } from '../harness';
import { Xendit } from '../xendit';
import { type Incarnation, startIncarnation } from './incarnation';
import type { Blow } from './life';

/**
 * Where runs take place one after the other: a database, the provider's stand-in, an address for webhooks. The service on it
 * is killed and started again; two clocks go on it, the world's, which is the provider's and the database's too, and the
 * service's own, which may be wrong.
 */
export class Stage {
  #incarnation: Incarnation | null = null;
  readonly #past: Incarnation[] = [];
  #startedAt = 0;
  #startedWhen = 0;
  #advancedMs = 0;
  /** How much the service's clock is ahead. */
  skewMs = 0;

  private constructor(
    readonly database: TestDatabase,
    private readonly mongo: MongoConnection,
    private readonly sandbox: RunningService,
    private readonly server: Server,
    private readonly env: Env,
    readonly xendit: Xendit,
  ) {
    server.on('request', (request, response) => {
      if (this.#incarnation) this.#incarnation.answer(request, response);
      else request.socket.destroy();
    });
  }

  static async build(): Promise<Stage> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = (server.address() as AddressInfo).port;
    const [database, sandbox] = await Promise.all([
      createTestDatabase(),
      startSandbox(`http://127.0.0.1:${port}/webhooks/xendit`),
    ]);
    const env = readEnv({
      PORT: '0',
      MONGODB_URI: database.uri,
      IDENTITY_JWKS_URL: 'http://127.0.0.1:9/jwks',
      IDENTITY_ISSUER: 'http://127.0.0.1:9',
      ...paymentEnv,
      XENDIT_URL: sandbox.url,
    });
    const mongo = await openMongoConnection(createMongoConnection(), {
      uri: database.uri,
      logger: silentLogger,
    });
    await migrate(mongo.db, migrations, silentLogger);
    await forgetNothing(database);
    return new Stage(database, mongo, sandbox, server, env, new Xendit(sandbox.url));
  }

  /** Empty, at a moment, with the service running. */
  async begin(at: Date): Promise<void> {
    await this.end();
    await empty(this.database);
    await this.xendit.reset(at);
    this.#startedAt = at.getTime();
    this.#startedWhen = performance.now();
    this.#advancedMs = 0;
    this.skewMs = 0;
    await this.revive();
  }

  /** The world's time. */
  now(): Date {
    return new Date(this.#startedAt + this.#advancedMs + performance.now() - this.#startedWhen);
  }

  /** Time passes: invoices end, and webhooks that came to nothing are sent again. */
  async wait(ms: number): Promise<void> {
    this.#advancedMs += ms;
    await this.xendit.advance(ms);
  }

  /** null while there is none. */
  get service(): Incarnation | null {
    if (this.#incarnation?.life.isOver) this.#bury();
    return this.#incarnation;
  }

  prepareBlow(blow: Blow): void {
    this.service?.life.prepare(blow);
  }

  kill(): void {
    this.service?.life.end();
    this.#bury();
  }

  /** A new process, once whatever the one before has leased is free again. */
  async revive(): Promise<Incarnation> {
    if (this.service) return this.service;
    await Promise.all(this.#past.map(({ life }) => life.rest()));
    await this.endLeases();
    this.#incarnation = await startIncarnation({
      env: this.env,
      mongo: this.mongo,
      now: () => new Date(this.now().getTime() + this.skewMs),
    });
    return this.#incarnation;
  }

  /** As if one had waited for it. */
  async endLeases(): Promise<void> {
    const { db } = this.database;
    const long = new Date(0);
    await Promise.all([
      db.collection('outbox').updateMany({}, { $set: { leaseUntil: long } }),
      db.collection('inbox').updateMany({ state: 'started' }, { $set: { leaseUntil: long } }),
      db.collection('orders').updateMany({ invoice: null }, { $set: { invoice_lease_until: long } }),
      db.collection('turns').updateMany({}, { $set: { next_at: long } }),
    ]);
  }

  async end(): Promise<void> {
    this.#bury();
    await Promise.all(this.#past.splice(0).map((each) => each.stop()));
  }

  async close(): Promise<void> {
    await this.end();
    this.server.closeAllConnections();
    await Promise.all([new Promise((resolve) => this.server.close(resolve)), this.sandbox.stop()]);
    await this.mongo.close();
    await this.database.drop();
  }

  #bury(): void {
    if (!this.#incarnation) return;
    this.#past.push(this.#incarnation);
    void this.#incarnation.stop();
    this.#incarnation = null;
  }
}

async function startSandbox(callbackUrl: string): Promise<RunningService> {
  const env = readSandboxEnv({
    PORT: '0',
    SECRET_KEY: paymentEnv.XENDIT_SECRET_KEY,
    CALLBACK_URL: callbackUrl,
    CALLBACK_TOKEN: callbackToken,
    NOTIFY_EXPIRED: 'true',
    NOTIFY_PAID_AFTER_EXPIRY: 'true',
    REQUESTS_PER_MINUTE: '1000000',
  });
  const sandbox = await startSandboxXendit(env, silentLogger);
  await sandbox.ready;
  return sandbox;
}

/** What the database removes by its own clock, which knows nothing of the world's here. */
async function forgetNothing({ db }: TestDatabase): Promise<void> {
  for (const { name } of await db.listCollections().toArray()) {
    const indexes = await db.collection(name).indexes();
    for (const { name: index, expireAfterSeconds } of indexes)
      if (index && expireAfterSeconds !== undefined) await db.collection(name).dropIndex(index);
  }
}

const kept = ['catalogues', 'migrations'];

async function empty({ db }: TestDatabase): Promise<void> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  await Promise.all(
    names.filter((name) => !kept.includes(name)).map((name) => db.collection(name).deleteMany({})),
  );
}
