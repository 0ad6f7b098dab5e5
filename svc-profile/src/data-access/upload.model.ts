import { type Connection, Schema } from 'mongoose';

/** A file that is being stored, recorded before the first byte is written, so that a crash leaves no unknown file. */
export interface UploadDocument {
  /** The file's key. */
  _id: string;
  user_id: string;
  /** Distinguishes this upload from another one under the same key. */
  claim: string;
  /**
   * `removing`: it can no longer be completed and its file is being deleted. `left`: the file was in use and is no longer needed;
   * until the sweeper deletes it, it can be restored.
   */
  state: 'open' | 'removing' | 'left';
  touched_at: Date;
}

const uploadSchema = new Schema<UploadDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    claim: { type: String, required: true },
    state: { type: String, required: true },
    touched_at: { type: Date, required: true },
  },
  { collection: 'uploads', versionKey: false },
);

export const uploadModel = (connection: Connection) => connection.model('Upload', uploadSchema);
