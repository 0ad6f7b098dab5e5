import { isDeepStrictEqual } from 'node:util';
import { replayLedger } from './ledger';
import type { LedgerStore } from './ledger-store';

const batch = 200;

/** Compares stored accounts with the sums of their ledgers. */
export async function findDrift(
  { after }: { after: string | null },
  { ledger }: { ledger: Pick<LedgerStore, 'read' | 'findAllEntries' | 'listAccounts'> },
): Promise<{ checked: number; drifted: string[]; next: string | null }> {
  const userIds = await ledger.listAccounts(after, batch);
  const drifted: string[] = [];
  for (const userId of userIds) if (await hasDrifted(userId, ledger)) drifted.push(userId);
  return {
    checked: userIds.length,
    drifted,
    next: userIds.length === batch ? (userIds.at(-1) ?? null) : null,
  };
}

async function hasDrifted(
  userId: string,
  ledger: Pick<LedgerStore, 'read' | 'findAllEntries'>,
): Promise<boolean> {
  const stored = await ledger.read(userId);
  const entries = await ledger.findAllEntries(userId);
  // Excludes entries added between the two reads.
  const known = entries.filter(({ number }) => number <= stored.entries);
  return !isDeepStrictEqual(replayLedger(userId, known), stored);
}
