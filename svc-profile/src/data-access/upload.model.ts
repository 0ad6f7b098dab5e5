import { type Connection, Schema } from 'mongoose';

/** A file being stored, recorded before its first byte, so that a crash leaves no unknown file. */
export interface UploadDocument {
  /** File key. */
  _id: string;
  user_id: string;
  /** Distinguishes uploads under the same key. */
  claim: string;
  /**
   * `removing`: its file is being deleted. `left`: the file is no longer used and can be restored until the
   * sweeper deletes it.
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
