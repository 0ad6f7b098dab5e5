import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { AuditCollections } from './audit-collections';

/** Erases the payloads about an account; their entries stay, with digests that match nothing any more. */
export async function erasePayloads(
  { payloads }: AuditCollections,
  userId: string,
  erasedAt: Date,
  transaction?: Transaction,
): Promise<number> {
  const { modifiedCount } = await payloads.updateMany(
    { about: userId },
    {
      $set: { erased_at: erasedAt },
      $unset: { salt: '', about: '', before: '', after: '', details: '' },
    },
    within(transaction),
  );
  return modifiedCount;
}
