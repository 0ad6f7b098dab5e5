import { type Connection, Schema } from 'mongoose';

/** A file that is being stored, noted before the store sees its first byte: what a crash leaves behind can be found. */
export interface UploadDocument {
  /** The file's key. */
  _id: string;
  user_id: string;
  /** Tells this upload from another one under the same key. */
  claim: string;
  /**
   * `removing`: it can no longer become anything, and its file is being deleted. `left`: it was something, which nobody
   * needs any more; until it is removed it can be taken back.
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
