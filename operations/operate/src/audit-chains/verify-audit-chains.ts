import type { Anchor } from '@sabi/audit/anchor';
import type { VerificationKeys } from '@sabi/audit/anchor-keys';
import { auditCollections } from '@sabi/audit/audit-collections';
import { listAnchors } from '@sabi/audit/daily-anchor';
import { type ChainVerification, verifyChain } from '@sabi/audit/verify-chain';
import type { Db, MongoClient } from 'mongodb';

/** A chain was changed after it was written. The message is about its first invalid entry. */
export class ChainFaulty extends Error {
  override readonly name = 'ChainFaulty';
}

interface VerifyInput {
  readonly client: MongoClient;
  readonly databases: readonly string[];
  /** Empty: signatures are not checked. */
  readonly keys: VerificationKeys;
  /** Copies of anchors from elsewhere, such as logs; of all services. */
  readonly copies: readonly Anchor[];
  /** Receives a service's line as soon as it is checked. */
  readonly print: (line: string) => void;
}

/**
 * Checks the audit chain of each database with one.
 * @throws {ChainFaulty} at the first invalid entry
 */
export async function verifyAuditChains({
  client,
  databases,
  keys,
  copies,
  print,
}: VerifyInput): Promise<void> {
  for (const name of databases) {
    const db = client.db(name);
    if (!(await hasChain(db))) continue;
    const collections = auditCollections(db);
    const service = serviceOf(name);
    const anchors = keys.size === 0 ? [] : [...(await listAnchors(collections)), ...copies];
    const verification = await verifyChain(collections, service, { anchors, keys });
    const line = describe(service, verification, { isSigned: keys.size > 0 });
    if (!verification.ok) throw new ChainFaulty(line);
    print(line);
  }
}

/** Name of the chain in a database; `platform` is the gateway's. */
const serviceOf = (database: string) => (database === 'platform' ? 'gateway' : `svc-${database}`);

/** Also true where its collections were removed, as the database records migrations. */
async function hasChain(db: Db): Promise<boolean> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  if (names.some((name) => name.startsWith('audit_') && name !== 'audit_log')) return true;
  const migrated = await db.collection('migrations').findOne({ migrationName: /^\d+-audit-chain$/ });
  return migrated !== null;
}

function describe(
  service: string,
  verification: ChainVerification,
  { isSigned }: { isSigned: boolean },
): string {
  if (!verification.ok) {
    const { seq, kind, detail } = verification.fault;
    return `${service}: entry ${seq} is wrong: ${kind}, ${detail}`;
  }
  const { head, anchoredSeq, erasedPayloads } = verification;
  const signed = isSigned
    ? `confirmed by signed anchors up to entry ${anchoredSeq}`
    : 'anchors not checked: AUDIT_PUBLIC_KEYS is not set';
  return `${service}: ${head.seq} entries sound, ${erasedPayloads} payloads erased, ${signed}`;
}
