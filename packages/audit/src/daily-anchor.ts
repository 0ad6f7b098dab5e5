import type { Anchor } from './anchor';
import { signHeads } from './anchor';
import type { SigningKey } from './anchor-keys';
import { type AuditCollections, readHead } from './audit-collections';

interface AnchorDependencies {
  readonly collections: AuditCollections;
  readonly service: string;
  readonly now: () => Date;
}

/**
 * Signs the head of the chain, once a day (UTC), and stores the anchor. Any replica may do it.
 * @returns null where this day has its anchor
 */
export async function anchorHead(
  { collections, service, now }: AnchorDependencies,
  key: SigningKey,
): Promise<Anchor | null> {
  const day = now().toISOString().slice(0, 10);
  if (await collections.anchors.findOne({ _id: day }, { projection: { _id: 1 } })) return null;
  const head = await readHead(collections, service, { readConcern: { level: 'majority' } });
  const anchor = signHeads(day, [head], key);
  const { upsertedCount } = await collections.anchors.updateOne(
    { _id: day },
    { $setOnInsert: anchor },
    { upsert: true },
  );
  return upsertedCount === 1 ? anchor : null;
}

/** Stored anchors, oldest first, unchecked; `verify` checks them. */
export async function listAnchors({ anchors }: AuditCollections): Promise<Anchor[]> {
  return anchors
    .find({}, { projection: { _id: 0 } })
    .sort({ _id: 1 })
    .toArray();
}
