import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import type { AuditRecord } from '../src/append-entry';
import { type AuditChain, createAuditChain } from '../src/audit-chain';
import { type AuditCollections, auditCollections, createAuditCollections } from '../src/audit-collections';

export const service = 'svc-test';

export interface TestChain {
  readonly database: TestDatabase;
  readonly collections: AuditCollections;
  readonly chain: AuditChain;
  readonly transact: Transact;
  append(record: AuditRecord): Promise<unknown>;
}

/** An empty chain in its own database; the clock advances a minute per reading. */
export async function createTestChain(): Promise<TestChain> {
  const database = await createTestDatabase();
  await createAuditCollections(database.db, service);
  let minutes = 0;
  const chain = createAuditChain(
    database.db,
    service,
    () => new Date(Date.UTC(2026, 10, 28, 0, (minutes += 1))),
  );
  const transact = createTransact(database.client);
  return {
    database,
    collections: auditCollections(database.db),
    chain,
    transact,
    append: (record) => transact((transaction) => chain.append(record, transaction)),
  };
}

/** Without a payload. */
export const companyVerified: AuditRecord = {
  actor: { id: 'reviewer-1', kind: 'staff' },
  role: 'reviewer',
  action: 'company.verified',
  subject: { type: 'company', id: 'company-1' },
};

/** An act without an actor, with a payload about an account. */
export const profileFrozen = (userId: string): AuditRecord => ({
  actor: { id: 'svc-test', kind: 'service' },
  role: null,
  action: 'profile.frozen',
  subject: { type: 'profile', id: userId },
  payload: {
    about: [userId],
    before: { state: 'open', name: 'Putri Ayu' },
    after: { state: 'frozen', name: 'Putri Ayu' },
    details: { note: 'kalimat panjang' },
  },
});

/** Five entries, the second and the fourth with a payload about `user-1` and `user-2`. */
export async function appendFive({ append }: Pick<TestChain, 'append'>): Promise<void> {
  for (const record of [
    companyVerified,
    profileFrozen('user-1'),
    companyVerified,
    profileFrozen('user-2'),
    companyVerified,
  ])
    await append(record);
}
