import { randomUUID } from 'node:crypto';
import type { NewApplication } from '@sabi/contracts/http/hiring/applications';
import { type usageSettled, usageSettlementRequested } from '@sabi/contracts/messages/billing';
import { notificationRequested } from '@sabi/contracts/messages/notification';
import { Outbox, outboxEntries } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import { createKeyedQueue } from '@sabi/service-kit/keyed-queue';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact } from '@sabi/service-kit/transaction';
import type { TestDatabase } from '@sabi/test-kit/database';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import type { z } from 'zod';
import { migrations } from '../../../src/data-access/migrations';
import { createRepositories } from '../../../src/dependencies';
import type { StoredApplication, StoredEvent } from '../../../src/domain/applications/application';
import type { RunMoveDependencies, RunMoveInput } from '../../../src/domain/applications/operations/run-move';
import type { PlanUses } from '../../../src/domain/applications/plan-uses';
import type { SubmitDependencies } from '../../../src/domain/applications/submit-application';
import type { SweepApplicationsDependencies } from '../../../src/domain/applications/sweep-applications';
import { createDraft } from '../../../src/domain/jobs/create-job';
import type { StoredJob } from '../../../src/domain/jobs/job';
import { openingTimes } from '../../../src/domain/jobs/job-lifecycle';
import type { JobDirectory, JobRepository } from '../../../src/domain/jobs/job-repository';
import type { CvFileRows } from '../../../src/domain/cv-files/cv-file-rows';
import type { ViewReceipts } from '../../../src/domain/views/view-receipts';
import { FakeBilling } from '../fake-billing';
import { posting } from '../harness';
import { MemoryFiles } from '../memory-files';
import { talentCard } from '../talents';
import { killableTransact, KillSwitch, withKillSwitch } from './kill-switch';
import { jobCount, type Plan, talentCount } from './plan';

type Settled = z.infer<(typeof usageSettled)['schema']>;

/** Emptied between runs; the others are not written. */
const written = [
  'applications',
  'application_events',
  'my_applications',
  'free_applications',
  'views',
  'operations',
  'jobs',
  'outbox',
];
const start = new Date('2026-11-26T03:00:00Z'); // free applications of two months occur
/** Of the CV that each talent sends. */
const cvKey = 'talent/cv_1.pdf';
export const companyId = randomUUID();
export const member = { companyId, role: 'owner' as const, userId: randomUUID() };

/** Everything that the use cases of applications need. */
export type Instance = SubmitDependencies &
  SweepApplicationsDependencies &
  RunMoveDependencies & {
    readonly killSwitch: KillSwitch;
    readonly viewReceipts: ViewReceipts;
    readonly cvFileRows: CvFileRows;
    readonly jobs: JobRepository;
    readonly jobDirectory: JobDirectory;
    readonly now: () => Date;
  };

/** A call of a talent, which may be repeated. */
export interface Call {
  readonly talent: string;
  readonly publicNo: number;
  readonly application: NewApplication;
  /** What the talent was last answered. */
  answer: 'submitted' | 'submitting' | null;
}

/** An operation of the member, which may be repeated. */
export interface Operation extends Omit<RunMoveInput, 'tenant' | 'now'> {
  /** Applications that an undo has answered as undone. */
  undone: readonly string[];
}

/** A run's database, billing and process; a killed process is replaced by a new one. */
export class World {
  clock = start;
  files = new MemoryFiles();
  billing = new FakeBilling();
  billingIs: 'up' | 'away' | 'silent' = 'up';
  talents: string[] = [];
  jobs: StoredJob[] = [];
  calls: Call[] = [];
  operations: Operation[] = [];
  /** Answers of svc-billing under way. */
  answers: Settled[] = [];
  /** Ends of jobs whose message is under way. */
  endedJobs: string[] = [];
  readonly ends: string[] = [];
  #free = 0;
  #instance: Instance | undefined;

  readonly #repositories: ReturnType<typeof createRepositories>;

  private constructor(
    readonly database: TestDatabase,
    private readonly mongo: MongoConnection,
  ) {
    this.#repositories = createRepositories(mongo, () => this.clock);
  }

  static async open(): Promise<World> {
    const database = await createServiceDatabase('hiring');
    const mongo = await openMongoConnection(createMongoConnection(), {
      uri: database.uri,
      logger: silentLogger,
    });
    await migrate(mongo.db, migrations, silentLogger);
    const world = new World(database, mongo);
    await world.#addMember();
    return world;
  }

  async begin({ free }: Plan): Promise<void> {
    for (const name of written) await this.database.db.collection(name).deleteMany({});
    this.clock = start;
    this.files = new MemoryFiles();
    this.files.contents.set(cvKey, Buffer.from('a CV'));
    this.billing = new FakeBilling();
    this.billingIs = 'up';
    this.talents = Array.from({ length: talentCount }, () => randomUUID());
    this.calls = [];
    this.operations = [];
    this.answers = [];
    this.endedJobs = [];
    this.ends.length = 0;
    this.#free = free;
    this.#instance = undefined;
    this.jobs = Array.from({ length: jobCount }, (_, index) => this.#createJob(index + 1));
    for (const job of this.jobs) await this.instance.jobs.jobsOf({ companyId }).insert(job);
  }

  /** The living process. */
  get instance(): Instance {
    const ended = this.#instance?.killSwitch.endedAt;
    if (ended) this.ends.push(ended);
    if (!this.#instance || ended) this.#instance = this.#startInstance();
    return this.#instance;
  }

  advance(ms: number): void {
    this.clock = new Date(this.clock.getTime() + ms);
  }

  /** Unsent messages to svc-billing. */
  async readOutbox() {
    const entries = await outboxEntries(this.database.db)
      .find({ type: usageSettlementRequested.type })
      .sort({ occurredAt: 1, _id: 1 })
      .toArray();
    return entries.map(({ _id: id, body }) => ({ id, request: usageSettlementRequested.schema.parse(body) }));
  }

  /** Requested notifications, which no run takes out. */
  async readNotifications(): Promise<z.infer<typeof notificationRequested.schema>[]> {
    const { type, schema } = notificationRequested;
    const entries = await outboxEntries(this.database.db).find({ type }).toArray();
    return entries.map(({ body }) => schema.parse(body));
  }

  async removeFromOutbox(id: string): Promise<void> {
    await outboxEntries(this.database.db).deleteOne({ _id: id });
  }

  async readApplications(): Promise<StoredApplication[]> {
    const rows = await this.mongo.db
      .collection<Omit<StoredApplication, 'id'> & { _id: string }>('applications')
      .find()
      .sort({ created_at: 1, _id: 1 })
      .toArray();
    return rows.map(({ _id: id, ...row }) => ({ id, ...row }));
  }

  async readEvents(): Promise<StoredEvent[]> {
    return this.mongo.db.collection<StoredEvent>('application_events').find().sort({ no: 1 }).toArray();
  }

  /** Free uses of all months, by talent and month. */
  async readFreeUses(): Promise<{ talent_id: string; month: string; used: number }[]> {
    return this.mongo.db
      .collection<{ talent_id: string; month: string; used: number }>('free_applications')
      .find()
      .toArray();
  }

  async readJobs(): Promise<StoredJob[]> {
    return this.#repositories.jobDirectory.findMany(this.jobs.map(({ id }) => id));
  }

  async endJob(index: number, how: 'freeze' | 'close'): Promise<void> {
    const id = this.jobs[index]?.id ?? '';
    const change = how === 'freeze' ? { frozen_at: this.clock } : { state: 'closed' };
    await this.database.db.collection<{ _id: string }>('jobs').updateOne({ _id: id }, { $set: change });
    this.endedJobs.push(id);
  }

  async close(): Promise<void> {
    await this.mongo.close();
    await this.database.drop();
  }

  async #addMember(): Promise<void> {
    const { userId: user_id, role } = member;
    const { members } = this.#repositories;
    await createTransact(this.mongo.client)((transaction) =>
      members
        .membersOf({ companyId })
        .insert({ user_id, role, email: 'sari@mail.example', joined_at: start }, transaction),
    );
  }

  #createJob(publicNo: number): StoredJob {
    const draft = createDraft({ ...member, jobId: randomUUID(), posting, publicNo, now: this.clock });
    return { ...draft, state: 'published', ...openingTimes(this.clock) };
  }

  #startInstance(): Instance {
    const killSwitch = new KillSwitch();
    const repositories = this.#repositories;
    const watch = <T extends object>(port: T, name: string): T => withKillSwitch(port, name, killSwitch);
    return {
      killSwitch,
      applications: {
        applicationsOf: (tenant) => watch(repositories.applications.applicationsOf(tenant), 'applications'),
      },
      applicationDirectory: watch(repositories.applicationDirectory, 'directory'),
      freeApplications: watch(repositories.freeApplications, 'free'),
      members: repositories.members,
      freeApplicationsAMonth: this.#free,
      jobs: {
        ...repositories.jobs,
        jobsOf: (tenant) => watch(repositories.jobs.jobsOf(tenant), 'jobs'),
      },
      jobDirectory: watch(repositories.jobDirectory, 'job directory'),
      operations: {
        operationsOf: (tenant) => watch(repositories.operations.operationsOf(tenant), 'operations'),
      },
      templates: repositories.templates,
      companyDirectory: { findMany: async () => [{ id: companyId, name: 'PT', slug: 'pt' } as never] },
      outbox: watch(new Outbox(this.mongo.db as never), 'outbox'),
      planUses: watch({ consume: this.#consume }, 'billing'),
      talentCards: { find: async () => ({ ...talentCard, cv_key: cvKey }) },
      memberships: { findRole: async () => null },
      erasedAccounts: { has: async () => false },
      viewReceipts: watch(repositories.viewReceipts, 'views'),
      cvFileRows: watch(repositories.cvFileRows, 'file rows'),
      fileStore: watch(this.files, 'files'),
      applicationLimit: { begin: async () => 0 },
      applicationQueue: createKeyedQueue(),
      transact: killableTransact(this.mongo.client, killSwitch),
      logger: silentLogger,
      now: () => this.clock,
    };
  }

  /** The token is the talent's id. */
  readonly #consume: PlanUses['consume'] = async ({ authorization: userId, key }) => {
    if (this.billingIs === 'away') return 'unknown';
    const outcome = this.billing.consume({ userId, key });
    return this.billingIs === 'silent' || outcome === 'refused' ? 'unknown' : outcome;
  };
}

export const isExpected = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && error.name === 'Killed');
