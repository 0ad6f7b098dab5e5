import type { ClientSession, Collection, Db } from 'mongodb';
import type { Message } from './bus';

export interface OutboxEntry extends Omit<Message, 'id'> {
  _id: string;
  /** Publishing attempts so far. */
  tries: number;
  /** Other relays skip the entry until this moment. */
  leaseUntil: Date;
  /** Which claim leased it last; absent before the first. */
  claim?: string;
  /** Set when publishing was abandoned: the entry stays for an operator. */
  parkedAt: Date | null;
  lastError: string | null;
}

const collectionName = 'outbox';

/** Messages to be sent, written in the transaction of the state change they report. */
export class Outbox {
  readonly #entries: Collection<OutboxEntry>;

  /** @param onAppend called for each new message; wakes the relay */
  constructor(
    db: Db,
    private readonly onAppend: () => void = () => undefined,
  ) {
    this.#entries = outboxEntries(db);
  }

  async append(message: Message, session: ClientSession): Promise<void> {
    await this.appendAll([message], session);
  }

  /** In one round trip. */
  async appendAll(messages: readonly Message[], session: ClientSession): Promise<void> {
    if (messages.length === 0) return;
    await this.#entries.insertMany(messages.map(toEntry), { session });
    session.off('ended', this.onAppend); // an earlier attempt of the same transaction was aborted
    session.once('ended', this.onAppend);
  }
}

const toEntry = ({ id, ...rest }: Message): OutboxEntry => ({
  ...{ _id: id, ...rest },
  ...{ tries: 0, leaseUntil: new Date(0), parkedAt: null, lastError: null },
});

export function outboxEntries(db: Db): Collection<OutboxEntry> {
  return db.collection(collectionName);
}

/** For the service's migrations. */
export async function createOutboxIndexes(db: Db): Promise<void> {
  await outboxEntries(db).createIndex({ leaseUntil: 1 }, { partialFilterExpression: { parkedAt: null } });
}
