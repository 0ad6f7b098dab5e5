import type { RemoteRelease } from '@sabi/contracts/http/platform';
import { type Connection, Schema } from 'mongoose';

/** A published version of a remote; never changed but for its origin. Small: not sharded. */
export interface StoredRelease {
  /** `<name>@<version>`. */
  _id: string;
  name: string;
  version: string;
  release: RemoteRelease;
  /** Where the remote's file server has it. */
  origin: string;
  published_at: Date;
}

/** Which versions of a remote are in use. */
export interface StoredRemote {
  /** The remote's name. */
  _id: string;
  current_version: string;
  fallback_version: string | null;
}

const releaseSchema = new Schema<StoredRelease>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: String, required: true },
    release: { type: Schema.Types.Mixed, required: true } as never,
    origin: { type: String, required: true },
    published_at: { type: Date, required: true },
  },
  { collection: 'remote_releases', versionKey: false, minimize: false },
);

const remoteSchema = new Schema<StoredRemote>(
  {
    _id: { type: String, required: true },
    current_version: { type: String, required: true },
    fallback_version: { type: String, default: null },
  },
  { collection: 'remotes', versionKey: false },
);

export const releaseModel = (connection: Connection) => connection.model('RemoteRelease', releaseSchema);
export const remoteModel = (connection: Connection) => connection.model('Remote', remoteSchema);
