import { AppError } from '@sabi/service-kit/errors';
import { type ClientSession, trusted } from 'mongoose';
import type { ChangeUse, UseChange } from '../domain/releases/release-repository';
import { type RemoteUse, versionsOf } from '../domain/releases/remote-use';
import type { ReleaseModels, StoredRemote } from './release.model';
import { fromUse, releaseId, toUse } from './stored-release';

/**
 * Within a transaction.
 * @throws {AppError} RELEASE_NOT_FOUND for a version that is not registered
 */
export async function changeUse(
  { name, now, change }: { name: string; now: Date; change: ChangeUse },
  models: ReleaseModels,
  session: ClientSession,
): Promise<UseChange> {
  const { releases, remotes } = models;
  const stored = await remotes.findById(name).session(session).lean<StoredRemote>();
  const before = stored && toUse(stored);
  const next = change(before);
  if (next === before) return { before, after: next };
  const after = { ...next, revision: (before?.revision ?? 0) + 1 };
  const known = new Set(before && versionsOf(before));
  const added = versionsOf(after).filter((version) => !known.has(version));
  await assertRegistered(name, added, models, session);
  await remotes.updateOne({ _id: name }, { $set: fromUse(after) }, { upsert: true, session });
  const touched = [...(before ? versionsOf(before) : []), ...versionsOf(after)];
  await markUsed({ name, now, versions: touched }, releases, session);
  return { before, after };
}

/** Within a transaction: no version of the remote is in use any more. @returns null where none was */
export async function removeUse(
  { name, now, check }: { name: string; now: Date; check: (use: RemoteUse) => void },
  { releases, remotes }: ReleaseModels,
  session: ClientSession,
): Promise<RemoteUse | null> {
  const stored = await remotes.findById(name).session(session).lean<StoredRemote>();
  if (!stored) return null;
  const use = toUse(stored);
  check(use);
  await remotes.deleteOne({ _id: name }, { session });
  await markUsed({ name, now, versions: versionsOf(use) }, releases, session);
  return use;
}

/** This write also conflicts with the pruning of these releases, so that one of the transactions is retried. */
async function markUsed(
  { name, now, versions }: { name: string; now: Date; versions: readonly string[] },
  releases: ReleaseModels['releases'],
  session: ClientSession,
): Promise<void> {
  await releases.updateMany(
    { _id: trusted({ $in: versions.map((version) => releaseId(name, version)) }), removed_at: null },
    { $set: { last_used_at: now } },
    { session },
  );
}

async function assertRegistered(
  name: string,
  versions: readonly string[],
  { releases }: ReleaseModels,
  session: ClientSession,
): Promise<void> {
  const ids = versions.map((version) => releaseId(name, version));
  const found = await releases
    .find({ _id: trusted({ $in: ids }), removed_at: null }, { version: 1 }, { session })
    .lean();
  const missing = versions.filter((version) => !found.some((each) => each.version === version));
  if (missing.length > 0)
    throw new AppError('RELEASE_NOT_FOUND', {
      detail: `${name} has no version ${missing.join(', ')}, or no longer`,
    });
}
