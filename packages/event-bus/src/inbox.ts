import { randomUUID } from 'node:crypto';
import type { Collection, Db, MongoClient } from 'mongodb';
import { type Delivery, type Effect, PermanentFailure, Postponed } from './bus';

interface InboxEntry {
  /** `<queue>:<message id>`. */
  _id: string;
  state: 'started' | 'done';
  claim: string;
  leaseUntil: Date;
  /** How often handling started without finishing, as the process ended. */
  starts: number;
  /** TTL of the entry: later than any replay. */
  expiresAt: Date;
}

const collectionName = 'inbox';
const rememberedDays = 30;
/** A message that ended this many processes is not started again. */
const mostStarts = 5;

/** Makes handling idempotent: a message's effect is committed together with its inbox entry. */
export class Inbox {
  readonly #entries: Collection<InboxEntry>;
  /**
   * For claims, which do not wait until a majority of the replica set has them on disk: the commit finds one that was lost
   * with the primary, and the message is handled once more.
   */
  readonly #claims: Collection<InboxEntry>;

  constructor(
    private readonly client: MongoClient,
    db: Db,
    private readonly leaseMs = 10_000,
  ) {
    this.#entries = db.collection(collectionName);
    this.#claims = db.collection(collectionName, { writeConcern: { w: 1 } });
  }

  /**
   * Runs `work` unless the message was handled before, then commits its effect and the inbox entry in one transaction.
   * @returns `duplicate` when it was handled already
   * @throws {Postponed} while another worker handles it
   * @throws {PermanentFailure} MESSAGE_NEVER_FINISHED when it has ended five processes
   */
  async handleOnce(
    key: string,
    delivery: Delivery,
    work: (delivery: Delivery) => Promise<Effect | undefined>,
  ): Promise<'handled' | 'duplicate'> {
    const claim = randomUUID();
    const starts = await this.#claim(key, claim);
    if (starts === 0) return 'duplicate';
    if (starts > mostStarts) {
      await this.#release(key, claim); // an operator may replay it
      throw new PermanentFailure('MESSAGE_NEVER_FINISHED');
    }
    const lost = new AbortController();
    const renewal = setInterval(() => {
      this.#renew(key, claim).then(
        (held) => held || lost.abort(new Postponed()),
        () => undefined, // the next renewal or the commit fails then
      );
    }, this.leaseMs / 3);
    try {
      const effect = await work({ ...delivery, signal: AbortSignal.any([delivery.signal, lost.signal]) });
      await this.#commit(key, claim, effect);
      return 'handled';
    } catch (error) {
      await this.#release(key, claim).catch(() => undefined); // the lease expires
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  /**
   * One atomic step: a new or abandoned entry is claimed, any other is unchanged.
   * @returns how often handling was started, including this time; 0 when it is handled or claimed
   */
  async #claim(key: string, claim: string): Promise<number> {
    const free = { $lt: [{ $ifNull: ['$leaseUntil', new Date(0)] }, '$$NOW'] };
    const claimable = { $and: [{ $ne: ['$state', 'done'] }, free] };
    const entry = await this.#claims.findOneAndUpdate(
      { _id: key },
      [
        { $set: { claimable } },
        {
          $set: {
            state: { $ifNull: ['$state', 'started'] },
            claim: { $cond: ['$claimable', claim, '$claim'] },
            leaseUntil: { $cond: ['$claimable', { $add: ['$$NOW', this.leaseMs] }, '$leaseUntil'] },
            starts: { $add: [{ $ifNull: ['$starts', 0] }, { $cond: ['$claimable', 1, 0] }] },
            expiresAt: {
              $ifNull: [
                '$expiresAt',
                { $dateAdd: { startDate: '$$NOW', unit: 'day', amount: rememberedDays } },
              ],
            },
          },
        },
        { $unset: 'claimable' },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    if (entry?.claim === claim) return entry.starts;
    if (entry?.state === 'done') return 0;
    throw new Postponed();
  }

  async #renew(key: string, claim: string): Promise<boolean> {
    const { matchedCount } = await this.#claims.updateOne({ _id: key, claim }, [
      { $set: { leaseUntil: { $add: ['$$NOW', this.leaseMs] } } },
    ]);
    return matchedCount === 1;
  }

  async #release(key: string, claim: string): Promise<void> {
    await this.#claims.deleteOne({ _id: key, claim, state: 'started' });
  }

  async #commit(key: string, claim: string, effect: Effect | undefined): Promise<void> {
    await this.client.withSession((session) =>
      session.withTransaction(async () => {
        await effect?.(session);
        const { matchedCount } = await this.#entries.updateOne(
          { _id: key, claim, state: 'started' },
          { $set: { state: 'done' } },
          { session },
        );
        // Another worker took over after our lease expired: its effect counts, ours is rolled back.
        if (matchedCount !== 1) throw new Postponed();
      }),
    );
  }
}

/** For the service's migrations. */
export async function createInboxIndexes(db: Db): Promise<void> {
  await db.collection(collectionName).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
