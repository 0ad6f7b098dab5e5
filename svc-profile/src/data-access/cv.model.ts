import { type Connection, type Model, Schema } from 'mongoose';
import type { CvOwner, StoredCv } from '../domain/cvs/cv-repository';

export type CvRow = Omit<StoredCv, 'id'> & { _id: string };

const ownerSchema = new Schema<CvOwner>({ email: String, language: String }, { _id: false });

/** A CV and its parse; never removed by a newer one. Shard key: user_id. */
const cvSchema = new Schema<CvRow>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    file_key: { type: String, required: true },
    file_name: { type: String, required: true },
    size_bytes: { type: Number, required: true },
    sha256: { type: String, required: true },
    scan_state: { type: String },
    state: { type: String, required: true },
    is_waiting: { type: Boolean },
    looks: { type: Number },
    progress_percent: { type: Number, required: true },
    error_code: { type: String, default: null },
    result_key: { type: String, default: null },
    requeues: { type: Number, required: true },
    owner: { type: ownerSchema },
    uploaded_at: { type: Date, required: true },
    chosen_at: { type: Date },
    is_kept: { type: Boolean },
    is_reviewed: { type: Boolean },
    changed_at: { type: Date, required: true },
  },
  { collection: 'resumes', versionKey: false },
);

/** Mongoose compiles a model once for each connection, so repositories share it. */
export const cvModel = (connection: Connection): Model<CvRow> =>
  (connection.models['Resume'] as Model<CvRow> | undefined) ?? connection.model<CvRow>('Resume', cvSchema);

export function toStored(found: CvRow | null): StoredCv | null {
  if (!found) return null;
  const { _id: id, ...rest } = found;
  return { ...rest, id };
}

export function toAllStored(found: readonly CvRow[]): StoredCv[] {
  return found.map(({ _id: id, ...rest }) => ({ ...rest, id }));
}
