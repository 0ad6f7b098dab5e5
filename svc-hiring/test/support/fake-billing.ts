import type { usageSettled, usageSettlementRequested } from '@sabi/contracts/messages/billing';
import type { z } from 'zod';

type Requested = z.infer<(typeof usageSettlementRequested)['schema']>;
type Settled = z.infer<(typeof usageSettled)['schema']>;

interface LedgerLine {
  readonly userId: string;
  readonly key: string;
  /** Below zero for a use. */
  readonly amount: number;
}

/** The rules of svc-billing for uses, in memory: a key is used once, and once given back it is refused. */
export class FakeBilling {
  readonly lines: LedgerLine[] = [];
  readonly #left = new Map<string, number>();
  readonly #granted = new Map<string, number>();
  readonly #outcomes = new Map<string, Settled['result']>();

  grant(userId: string, count: number): void {
    this.#left.set(userId, this.left(userId) + count);
    this.#granted.set(userId, (this.#granted.get(userId) ?? 0) + count);
  }

  left(userId: string): number {
    return this.#left.get(userId) ?? 0;
  }

  /** `refused`: the use was given back. */
  consume({ userId, key }: { userId: string; key: string }): 'used' | 'used_up' | 'refused' {
    const known = this.#outcomes.get(`${userId} ${key}`);
    if (known === 'used') return 'used';
    if (known) return 'refused';
    if (this.left(userId) === 0) return 'used_up';
    this.#write({ userId, key, amount: -1 }, 'used');
    return 'used';
  }

  settle({ user_id: userId, kind, key, outcome }: Requested): Settled {
    const known = this.#outcomes.get(`${userId} ${key}`);
    const answer = (result: Settled['result']) => ({ user_id: userId, kind, key, result });
    if (outcome === 'used') {
      if (known) return answer(known);
      const result = this.consume({ userId, key }) === 'used' ? 'used' : 'used_up';
      this.#outcomes.set(`${userId} ${key}`, result);
      return answer(result);
    }
    if (known === 'used') this.#write({ userId, key, amount: 1 }, 'returned');
    else this.#outcomes.set(`${userId} ${key}`, 'returned');
    return answer('returned');
  }

  /** Uses less returns of a key. */
  heldBy(key: string): number {
    return -this.lines.filter((line) => line.key === key).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Accounts whose balance is not what their lines add up to. */
  findDrift(): string[] {
    return [...this.#granted].flatMap(([userId, granted]) => {
      const own = this.lines.filter((line) => line.userId === userId);
      const sum = own.reduce((total, { amount }) => total + amount, granted);
      return sum === this.left(userId) ? [] : [userId];
    });
  }

  #write(line: LedgerLine, outcome: Settled['result']): void {
    this.lines.push(line);
    this.#left.set(line.userId, this.left(line.userId) + line.amount);
    this.#outcomes.set(`${line.userId} ${line.key}`, outcome);
  }
}
