import { AppError } from '@sabi/service-kit/errors';
import { type FailureDependencies, isAvailable } from './find-failure';
import type { RemoteUse } from './remote-use';

/** What of a command says which version visitors would get. */
interface VersionChange {
  readonly action: 'promote' | 'pin' | 'unpin' | 'rollback';
  readonly version?: string | null | undefined;
}

/** The version that visitors would get by a command and do not get yet, or get again; null where it only takes one away. */
export function versionToServe({ action, version }: VersionChange, use: RemoteUse | null): string | null {
  if (action === 'unpin') return null;
  if (action === 'rollback') return use?.canary ? null : (use?.fallback ?? null);
  return version ?? use?.canary?.version ?? null;
}

/**
 * Keeps visitors from a registered version whose files are gone. One that is not registered is left to the change itself.
 * @throws {AppError} RELEASE_INVALID
 */
export async function assertAvailable(
  { name, version }: { name: string; version: string | null },
  { releases, readFile }: Pick<FailureDependencies, 'releases' | 'readFile'>,
): Promise<void> {
  const stored = version === null ? null : await releases.findRelease(name, version);
  if (stored && !(await isAvailable(stored, readFile)))
    throw new AppError('RELEASE_INVALID', { detail: `The files of ${version} are gone: publish it again` });
}
