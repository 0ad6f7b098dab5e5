import { createAuditCollections } from '@sabi/audit/audit-collections';
import type { TestDatabase } from '@sabi/test-kit/database';
import { createServiceDatabase } from '@sabi/test-kit/service-database';

/** With an empty audit chain, since the previous test has emptied its collections. */
export async function createBillingDatabase(): Promise<TestDatabase> {
  const database = await createServiceDatabase('billing', ['catalogues']);
  await createAuditCollections(database.db, 'svc-billing');
  return database;
}
