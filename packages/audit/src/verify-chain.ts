import type { AuditHead } from './audit-head';
import type { mongo } from 'mongoose';
import { type AuditCollections, payloadCollectionName } from './audit-collections';
import { type ChainChecker, createChainChecker } from './chain-checker';
import { type ChainFault, createFault, isFault } from './chain-fault';
import { checkPayload } from './check-payload';
import { describeSoundChain, readCheckpoints, type SignedAnchors, type Verification } from './verification';

/** Writes not yet on a majority of the members may be rolled back. */
const committed = { readConcern: { level: 'majority' } } as const;

export type ChainVerification = Verification<{ readonly erasedPayloads: number }>;

interface Link {
  readonly _id: unknown;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly payloads: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Verifies a service's whole chain with its payloads, one entry at a time, while others append to it.
 * @returns the first fault, or up to where the chain is sound
 */
export async function verifyChain(
  collections: AuditCollections,
  service: string,
  signed: SignedAnchors,
): Promise<ChainVerification> {
  const anchored = readCheckpoints(service, signed);
  if (!Array.isArray(anchored)) return { ok: false, fault: anchored };
  const head = await collections.heads.findOne({ _id: service }, committed);
  if (!head) return { ok: false, fault: createFault(1, 'head-missing', 'there is no head') };
  const checker = createChainChecker(service, [
    ...anchored,
    { seq: head.seq, hash: head.hash, source: 'head' },
  ]);
  const checked = await checkLinks(collections, checker);
  const fault = checked.fault ?? checker.finish() ?? (await checkHead(collections, service, checker.last));
  if (fault) return { ok: false, fault };
  return { ...describeSoundChain(service, checker), erasedPayloads: checked.erasedPayloads };
}

async function checkLinks(
  { entries }: AuditCollections,
  checker: ChainChecker,
): Promise<{ erasedPayloads: number; fault?: ChainFault }> {
  let erasedPayloads = 0;
  for await (const { _id, entry, payloads } of entries.aggregate<Link>(linkPipeline, committed)) {
    const checked = checker.check(_id, withoutId(entry));
    if (isFault(checked)) return { erasedPayloads, fault: checked };
    const state = checkPayload(checked, payloads[0] && withoutId(payloads[0]));
    if (typeof state !== 'string') return { erasedPayloads, fault: state };
    if (state === 'erased') erasedPayloads += 1;
  }
  return { erasedPayloads };
}

/** Everything in the collection in the order of the chain, including foreign documents. */
const linkPipeline: mongo.Document[] = [
  { $sort: { _id: 1 } },
  { $project: { entry: '$$ROOT' } },
  { $lookup: { from: payloadCollectionName, localField: '_id', foreignField: '_id', as: 'payloads' } },
];

const withoutId = ({ _id, ...rest }: Readonly<Record<string, unknown>>) => rest;

/** The head is read again, as entries appended meanwhile have moved it. */
async function checkHead(
  { heads }: AuditCollections,
  service: string,
  last: Pick<AuditHead, 'seq' | 'hash'>,
): Promise<ChainFault | null> {
  const head = await heads.findOne({ _id: service }, committed);
  if (!head) return createFault(last.seq + 1, 'head-missing', 'there is no head');
  if (head.seq < last.seq)
    return createFault(head.seq + 1, 'head-behind', `the head names entry ${head.seq}`);
  if (head.seq === last.seq && head.hash !== last.hash)
    return createFault(last.seq, 'replaced', `the head has the hash ${head.hash}`);
  return null;
}
