import type { RemoteActor } from '@sabi/contracts/http/gateway/remote-commands';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { RemoteAct, RemoteEvent } from './remote-event';
import type { RemoteUse } from './remote-use';

/** A published version of a remote; only its origin can change. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  readonly release: RemoteRelease;
  /** A file server of the team's own; null for the platform's file store. */
  readonly origin: string | null;
  readonly publishedAt: Date;
  /** Found by `npm start`, and never published by a command of the team. */
  readonly isLocalBuild: boolean;
  /** null: published before this was recorded. */
  readonly publishedBy: RemoteActor | null;
  /** The command that published it, as it was sent, so that its signature can be verified with the team's public key. */
  readonly command: string;
  readonly signature: string;
}

export type RegisteredVersion = Pick<PublishedRelease, 'version' | 'publishedAt' | 'publishedBy'>;

export interface RemoteInUse {
  readonly current: PublishedRelease;
  readonly fallback: PublishedRelease | null;
  readonly canary: { readonly release: PublishedRelease; readonly percent: number } | null;
}

/** Computes the next versions in use; gets null for a remote that has none yet. */
export type ChangeUse = (use: RemoteUse | null) => RemoteUse;

export interface UseChange {
  readonly before: RemoteUse | null;
  /** The same object as `before` where nothing has changed. */
  readonly after: RemoteUse;
}

/** Work in the transaction of a change, once something has changed. */
export type OnChange = (change: UseChange, transaction: Transaction) => Promise<void>;

export interface ReleaseRepository {
  /** Every remote with the releases its visitors get. */
  listInUse(): Promise<RemoteInUse[]>;
  /** Remotes with a canary, by name. */
  listCanaries(): Promise<{ name: string; use: RemoteUse }[]>;
  /** Every remote, by name. */
  listUses(): Promise<{ name: string; use: RemoteUse }[]>;
  findUse(name: string): Promise<RemoteUse | null>;
  findRelease(name: string, version: string): Promise<PublishedRelease | null>;
  /** All releases of a remote, the newest first. */
  listVersions(name: string): Promise<RegisteredVersion[]>;
  /** The latest events of a remote, the latest first. @param limit how many */
  listEvents(name: string, limit: number): Promise<RemoteEvent[]>;
  /** The latest event of one kind. */
  findEvent(name: string, action: RemoteEvent['action']): Promise<RemoteEvent | null>;
  /** Removes the names of accounts from events. @param isErased by account id */
  eraseNames(isErased: (accountId: string) => boolean): Promise<void>;
  /** Stores the release and changes the versions in use, in one transaction. */
  publish(release: PublishedRelease, now: Date, change: ChangeUse, by: RemoteActor): Promise<RemoteUse>;
  /** @throws {AppError} RELEASE_NOT_FOUND for a version that is not registered */
  changeUse(
    name: string,
    now: Date,
    change: ChangeUse,
    act: RemoteAct,
    onChange?: OnChange,
  ): Promise<UseChange>;
  /**
   * Takes a remote off the site; its releases stay until they are pruned.
   * @param check may refuse by throwing
   * @returns what visitors got before; null where it was not registered
   */
  unregister(
    name: string,
    now: Date,
    check: (use: RemoteUse) => void,
    by: RemoteActor,
  ): Promise<RemoteUse | null>;
  /**
   * Retires releases unused since `before`, and local builds since `localBefore`, a few at a time; earlier ones that were
   * not deleted are returned again.
   */
  takeUnused(unused: { before: Date; localBefore: Date }, now: Date): Promise<PublishedRelease[]>;
  /** Deletes a retired release. */
  forget(release: Pick<PublishedRelease, 'name' | 'version'>): Promise<void>;
}
