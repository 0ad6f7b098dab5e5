import type { mongo } from 'mongoose';

/** Thrown by every call after the kill. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * Simulates killing a process at a call of the database, the broker, the payment provider or the mail server.
 * Later calls fail, and open transactions are aborted.
 */
export class KillSwitch {
  #callsLeft = Infinity;
  #endedAt: string | null = null;
  readonly #listeners: (() => void)[] = [];

  get isOver(): boolean {
    return this.#endedAt !== null;
  }

  /** The call at which it was killed. */
  get endedAt(): string | null {
    return this.#endedAt;
  }

  /** Kills before or after a later call; each call counts twice. */
  endAfter(calls: number): void {
    this.#callsLeft = calls;
  }

  end(place: string): void {
    if (this.isOver) return;
    this.#endedAt = place;
    for (const listener of this.#listeners) listener();
  }

  onEnd(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** @throws {Killed} before or after the work */
  async call<T>(place: string, work: () => Promise<T>): Promise<T> {
    this.#pass(`before ${place}`);
    const answer = await work();
    this.#pass(`after ${place}`);
    return answer;
  }

  #pass(place: string): void {
    this.#callsLeft -= 1;
    if (this.#callsLeft < 0) this.end(place);
    if (this.isOver) throw new Killed(`${place}, after the end at ${this.#endedAt}`);
  }
}

/** A proxy whose asynchronous methods pass the kill switch. */
export function withKillSwitch<T extends object>(target: T, name: string, killSwitch: KillSwitch): T {
  return new Proxy(target, {
    get: (_, property) => {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => killSwitch.call(`${name}.${String(property)}`, () => method(...args));
    },
  });
}

export function killableDb(db: mongo.Db, killSwitch: KillSwitch): mongo.Db {
  return new Proxy(db, {
    get: (_, property) => {
      if (property === 'collection')
        return (name: string) => killableCollection(db.collection(name), killSwitch);
      return bound(db, property);
    },
  });
}

const cursors = ['find', 'aggregate'];

function killableCollection<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  killSwitch: KillSwitch,
): mongo.Collection<T> {
  const { collectionName: name } = collection;
  return new Proxy(collection, {
    get: (_, property) => {
      const value = bound(collection, property);
      if (typeof value !== 'function') return value;
      if (cursors.includes(String(property)))
        return (...args: unknown[]) => killableCursor(value(...args) as object, name, killSwitch);
      return (...args: unknown[]) =>
        killSwitch.call(`${name}.${String(property)}`, async () => await value(...args));
    },
  });
}

/** A cursor calls the database when it is read. */
function killableCursor(cursor: object, name: string, killSwitch: KillSwitch): object {
  return new Proxy(cursor, {
    get: (_, property) => {
      const value = bound(cursor, property);
      if (typeof value !== 'function') return value;
      if (property === 'toArray') return () => killSwitch.call(`${name}.find`, async () => await value());
      return (...args: unknown[]) => {
        const next = value(...args);
        return next === cursor ? killableCursor(cursor, name, killSwitch) : next;
      };
    },
  });
}

/** Sessions are real, so that transactions are aborted; only commits pass the kill switch. */
export function killableClient(client: mongo.MongoClient, killSwitch: KillSwitch): mongo.MongoClient {
  const withSession = (work: (session: mongo.ClientSession) => Promise<unknown>) =>
    client.withSession(async (session) => {
      const commit = session.commitTransaction.bind(session);
      session.commitTransaction = (...args) => killSwitch.call('commit', () => commit(...args));
      return await work(session);
    });
  return new Proxy(client, {
    get: (_, property) => (property === 'withSession' ? withSession : bound(client, property)),
  });
}

function bound(target: object, property: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, property);
  return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
}
