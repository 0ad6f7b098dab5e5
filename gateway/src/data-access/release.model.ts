import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { RemoteActor } from '@sabi/contracts/http/gateway/remote-commands';
import { type Connection, Schema } from 'mongoose';
import type { RemoteUse } from '../domain/releases/remote-use';

/** A published version of a remote; never changed but for its origin. Small: not sharded. */
export interface StoredRelease {
  /** `<name>@<version>`. */
  _id: string;
  name: string;
  version: string;
  release: RemoteRelease;
  /** A file server of the team's own; null for the platform's file store. */
  origin: string | null;
  published_at: Date;
  /** Found by `npm start`, and never published by a command of the team; missing in releases from before there was a difference. */
  local_build?: boolean;
  /** Missing in releases of before. */
  published_by?: RemoteActor | null;
  /** When the release was last added to or removed from use; delays its pruning. */
  last_used_at: Date;
  /** Set while the release is being pruned; it is no longer served. */
  removed_at: Date | null;
  /** The command that published it, as sent, so that its signature can be verified with the team's public key. */
  command: string;
  signature: string;
}

/** Which versions of a remote are in use. */
export interface StoredRemote {
  /** The remote's name. */
  _id: string;
  current_version: string;
  fallback_version: string | null;
  canary: RemoteUse['canary'];
  pinned: boolean;
  /** This and the revision are missing in remotes of before. */
  pinned_since?: Date | null;
  revision?: number;
  last_rollback: RemoteUse['lastRollback'];
}

const releaseSchema = new Schema<StoredRelease>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: String, required: true },
    release: { type: Schema.Types.Mixed, required: true } as never,
    origin: { type: String, default: null },
    published_at: { type: Date, required: true },
    local_build: { type: Boolean, default: false },
    published_by: { type: Schema.Types.Mixed, default: null } as never,
    last_used_at: { type: Date, required: true },
    removed_at: { type: Date, default: null },
    command: { type: String, required: true },
    signature: { type: String, required: true },
  },
  { collection: 'remote_releases', versionKey: false, minimize: false },
);

const remoteSchema = new Schema<StoredRemote>(
  {
    _id: { type: String, required: true },
    current_version: { type: String, required: true },
    fallback_version: { type: String, default: null },
    canary: {
      type: new Schema({ version: String, percent: Number, since: Date }, { _id: false }),
      default: null,
    } as never,
    pinned: { type: Boolean, default: false },
    pinned_since: { type: Date, default: null },
    revision: { type: Number, default: 0 },
    last_rollback: {
      type: new Schema({ version: String, at: Date, reason: String }, { _id: false }),
      default: null,
    } as never,
  },
  { collection: 'remotes', versionKey: false },
);

export const releaseModel = (connection: Connection) => connection.model('RemoteRelease', releaseSchema);
export const remoteModel = (connection: Connection) => connection.model('Remote', remoteSchema);

export interface ReleaseModels {
  readonly releases: ReturnType<typeof releaseModel>;
  readonly remotes: ReturnType<typeof remoteModel>;
}
