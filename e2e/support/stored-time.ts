import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { eventually } from '@sabi/test-kit/eventually';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { ServiceProcess } from '@sabi/test-kit/service-process';
import { expect } from '@playwright/test';
import { type Db, MongoClient } from 'mongodb';

interface ApplicationRow {
  readonly _id: string;
  readonly company_id: string;
  readonly state: string;
  readonly next_at: Date | null;
  readonly clock: { readonly nudged_at: Date | null };
  readonly allowance: { readonly returned_at: Date | null };
}

const datesOfApplication = [
  'created_at',
  'updated_at',
  'next_at',
  'clock.submitted_at',
  'clock.nudged_at',
  'allowance.returned_at',
];

/** Nothing answers here: the replicas of these tests only sweep. */
const nowhere = 'http://127.0.0.1:1';
const batchMinutes = 15;
const nightlyRun = 'reply-records';

/**
 * Lets time pass for one application. The services have the real clock, and no setting of theirs shortens days: instead the
 * stored dates are moved back. What is due then is done at once by another replica of the service, as each sweeps when it
 * starts. It has no broker, so that the platform's own processes send and handle all messages.
 */
export class StoredTime {
  #sweeps = 0;
  readonly #stopped: Promise<unknown>[] = [];

  private constructor(
    private readonly platform: PlatformProcess,
    private readonly client: MongoClient,
    private readonly logFolder: string,
  ) {}

  static async open(platform: PlatformProcess, logFolder: string): Promise<StoredTime> {
    await mkdir(logFolder, { recursive: true });
    const { MONGODB_URI: uri = '' } = await platform.replicaEnv('hiring');
    return new StoredTime(platform, await MongoClient.connect(uri), logFolder);
  }

  async close(): Promise<void> {
    await Promise.all(this.#stopped);
    await this.client.close();
  }

  /** Stores the events of a company's earlier applications: the public record of its replies begins with ten. */
  async addPast(companyId: string, days: readonly { submitted: number; answered: number | null }[]) {
    const lines = days.flatMap(({ submitted, answered }) => {
      const about = { company_id: companyId, application_id: randomUUID(), stage_id: null, reason: null };
      const talent = { kind: 'talent', member_id: null };
      const first = { ...about, no: 1, type: 'submitted', actor: talent, at: daysAgo(submitted) };
      if (answered === null) return [first];
      const member = { kind: 'member', member_id: randomUUID() };
      return [first, { ...about, no: 2, type: 'answered', actor: member, at: daysAgo(answered) }];
    });
    await this.#hiring.collection('application_events').insertMany(lines);
  }

  /** The application becomes older, svc-hiring sweeps and counts the replies of companies, as it does every night. */
  async passDays(id: string, days: number, isDone: (application: ApplicationRow) => boolean): Promise<void> {
    const applications = this.#hiring.collection<ApplicationRow>('applications');
    const movedAt = new Date();
    // Another version, so that a sweep that read it before changes nothing.
    const changes = { ...back(datesOfApplication, days, 'day'), version: { $add: ['$version', 1] } };
    const moved = await applications.findOneAndUpdate({ _id: id }, [{ $set: changes }]);
    if (!moved) throw new Error(`There is no application ${id}`);
    await this.#hiring
      .collection('application_events')
      .updateMany({ application_id: id }, [{ $set: back(['at'], days, 'day') }]);
    await this.#hiring
      .collection<{ _id: string; day: string }>('daily_runs')
      .updateOne({ _id: nightlyRun }, { $set: { day: '2000-01-01' } });
    const companies = this.#hiring.collection<{ _id: string }>('companies');
    await this.#sweep('hiring', async () => {
      const application = await applications.findOne({ _id: id });
      expect(application && isDone(application), JSON.stringify(application?.clock)).toBe(true);
      const counted = { _id: moved.company_id, 'reply_record.computed_at': { $gte: movedAt } };
      expect(await companies.countDocuments(counted), 'the replies are counted').toBe(1);
    });
  }

  /** The quarter of an hour passes for which mails of an account wait for more of the same. */
  async endBatches(userId: string): Promise<void> {
    const mails = this.client.db('notification').collection('notification_mails');
    const waiting = { user_id: userId, state: 'waiting' };
    await eventually(async () => expect(await mails.countDocuments(waiting)).toBeGreaterThan(0));
    await mails.updateMany(waiting, [{ $set: back(['due_at'], batchMinutes, 'minute') }]);
    await this.#sweep('notification', async () => expect(await mails.countDocuments(waiting)).toBe(0));
  }

  get #hiring(): Db {
    return this.client.db('hiring');
  }

  async #sweep(name: 'hiring' | 'notification', expectDone: () => Promise<void>): Promise<void> {
    this.#sweeps += 1;
    const replica = new ServiceProcess({
      workspace: `svc-${name}`,
      name: `svc-${name}-sweep-${this.#sweeps}`,
      logFolder: this.logFolder,
      env: {
        ...(await this.platform.replicaEnv(name)),
        NODE_ENV: 'test',
        AMQP_URL: 'amqp://nobody:nothing@127.0.0.1:1',
        IDENTITY_JWKS_URL: nowhere,
        IDENTITY_ISSUER: nowhere,
        PROFILE_URL: nowhere,
        BILLING_URL: nowhere,
        HIRING_URL: nowhere,
        SITE_URL: this.platform.url,
        INVITATION_SECRET: randomBytes(32).toString('hex'),
      },
    });
    await replica.launch();
    try {
      await eventually(expectDone);
    } finally {
      this.#stopped.push(replica.stop()); // takes seconds without a broker
    }
  }
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/** Update expressions that move dates back. */
const back = (paths: readonly string[], amount: number, unit: 'day' | 'minute') =>
  Object.fromEntries(paths.map((path) => [path, { $dateSubtract: { startDate: `$${path}`, unit, amount } }]));
