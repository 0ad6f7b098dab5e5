import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** Thrown by every call after the kill. */
export class Killed extends Error {
  override readonly name = 'Killed';

  /** The driver asks the error of a commit whether to repeat it. */
  hasErrorLabel(): boolean {
    return false;
  }
}

/**
 * Simulates the end of a process before or after one of its calls. Later calls fail, and open transactions are aborted. As
 * that of svc-billing's runs, but around ports: here repositories are mongoose models.
 */
export class KillSwitch {
  #callsLeft = Infinity;
  #endedAt: string | null = null;

  get endedAt(): string | null {
    return this.#endedAt;
  }

  /** Kills before or after a later call; each call counts twice. */
  endAfter(calls: number): void {
    this.#callsLeft = calls;
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
    if (this.#callsLeft < 0) this.#endedAt ??= place;
    if (this.#endedAt) throw new Killed(`${place}, after the end at ${this.#endedAt}`);
  }
}

/** A port whose methods pass the kill switch. */
export function withKillSwitch<T extends object>(target: T, name: string, killSwitch: KillSwitch): T {
  return new Proxy(target, {
    get: (_, property) => {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) =>
        killSwitch.call(`${name}.${String(property)}`, async () => await method(...args));
    },
  });
}

/** Sessions are real, so that transactions are aborted; their commits pass the kill switch. */
export const killableTransact =
  (client: mongo.MongoClient, killSwitch: KillSwitch): Transact =>
  (work) =>
    client.withSession((session: Transaction) => {
      const commit = session.commitTransaction.bind(session);
      session.commitTransaction = (...args) => killSwitch.call('commit', () => commit(...args));
      return session.withTransaction(work);
    });
