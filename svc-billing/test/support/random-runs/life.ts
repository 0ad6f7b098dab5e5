import type { mongo } from 'mongoose';

/** The process is gone: what it would have done next is not done. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * The life of one instance of the service, as its doors see it: calls of the database, the broker, the payment provider and
 * the mail server. From the call at which it ends, none comes through any more, and the transactions it had open are
 * aborted: that is what a process leaves behind that is killed there.
 */
export class Life {
  #callsLeft = Infinity;
  #endedAt: string | null = null;
  readonly #mourners: (() => void)[] = [];

  get isOver(): boolean {
    return this.#endedAt !== null;
  }

  /** The door at which it ended. */
  get endedAt(): string | null {
    return this.#endedAt;
  }

  /** Ends before the call after so many, or once one has come through and before its answer is heard. */
  endAfter(calls: number): void {
    this.#callsLeft = calls;
  }

  end(door: string): void {
    if (this.isOver) return;
    this.#endedAt = door;
    for (const mourn of this.#mourners) mourn();
  }

  onEnd(mourn: () => void): void {
    this.#mourners.push(mourn);
  }

  /** A call through one of the doors. @throws {Killed} */
  async call<T>(door: string, work: () => Promise<T>): Promise<T> {
    this.#pass(`before ${door}`);
    const answer = await work();
    this.#pass(`after ${door}`);
    return answer;
  }

  #pass(door: string): void {
    this.#callsLeft -= 1;
    if (this.#callsLeft < 0) this.end(door);
    if (this.isOver) throw new Killed(`${door}, after the end at ${this.#endedAt}`);
  }
}

/** The same, each of whose asynchronous methods is a call. */
export function behindDoor<T extends object>(target: T, name: string, life: Life): T {
  return new Proxy(target, {
    get: (_, property) => {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => life.call(`${name}.${String(property)}`, () => method(...args));
    },
  });
}

export function mortalDb(db: mongo.Db, life: Life): mongo.Db {
  return new Proxy(db, {
    get: (_, property) => {
      if (property === 'collection') return (name: string) => mortalCollection(db.collection(name), life);
      return bound(db, property);
    },
  });
}

const cursors = ['find', 'aggregate'];

function mortalCollection<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  life: Life,
): mongo.Collection<T> {
  const { collectionName: name } = collection;
  return new Proxy(collection, {
    get: (_, property) => {
      const value = bound(collection, property);
      if (typeof value !== 'function') return value;
      if (cursors.includes(String(property)))
        return (...args: unknown[]) => mortalCursor(value(...args) as object, name, life);
      return (...args: unknown[]) =>
        life.call(`${name}.${String(property)}`, async () => await value(...args));
    },
  });
}

/** What is said to a cursor is only asked once it is read to its end. */
function mortalCursor(cursor: object, name: string, life: Life): object {
  return new Proxy(cursor, {
    get: (_, property) => {
      const value = bound(cursor, property);
      if (typeof value !== 'function') return value;
      if (property === 'toArray') return () => life.call(`${name}.find`, async () => await value());
      return (...args: unknown[]) => {
        const next = value(...args);
        return next === cursor ? mortalCursor(cursor, name, life) : next;
      };
    },
  });
}

/** Its sessions are real ones, so that a transaction that cannot go on is aborted; only the commit is a door. */
export function mortalClient(client: mongo.MongoClient, life: Life): mongo.MongoClient {
  const withSession = (work: (session: mongo.ClientSession) => Promise<unknown>) =>
    client.withSession(async (session) => {
      const commit = session.commitTransaction.bind(session);
      session.commitTransaction = (...args) => life.call('commit', () => commit(...args));
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
