import { randomUUID } from 'node:crypto';
import type { MongoClient } from 'mongodb';

export interface AuditEntry {
  _id: string;
  at: Date;
  operator: string;
  /** `dead-letter.replayed`, … */
  action: string;
  /** Ids and names only, never content of messages or documents. */
  about: Readonly<Record<string, unknown>>;
  /** `begun` remains if the tool crashed. */
  outcome: 'begun' | 'done' | 'failed';
}

export interface AuditLog {
  /** Records operator, action and target before the work, and the outcome afterwards. */
  note<T>(action: string, about: AuditEntry['about'], work: () => Promise<T>): Promise<T>;
}

/** Separate from the services' data, so that a restore does not change it. */
export const operationsDatabase = 'operations';

export function createAuditLog(client: MongoClient, operator: string): AuditLog {
  const entries = client.db(operationsDatabase).collection<AuditEntry>('audit_log');
  return {
    note: async (action, about, work) => {
      const entry: AuditEntry = {
        _id: randomUUID(),
        at: new Date(),
        operator,
        action,
        about,
        outcome: 'begun',
      };
      await entries.insertOne(entry);
      const end = (outcome: AuditEntry['outcome']) =>
        entries.updateOne({ _id: entry._id }, { $set: { outcome } });
      try {
        const result = await work();
        await end('done');
        return result;
      } catch (error) {
        await end('failed');
        throw error;
      }
    },
  };
}
