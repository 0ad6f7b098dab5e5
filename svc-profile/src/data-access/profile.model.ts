import type { Profile } from '@sabi/contracts/http/profile/profile';
import { type Connection, Schema } from 'mongoose';
import type { FieldOrigins } from '../domain/profiles/profile-repository';

export interface ProfileDocument extends Omit<Profile, 'version'> {
  field_origins?: FieldOrigins;
  /** Version, incremented by every change, so that concurrent ones conflict. */
  revision: number;
  created_at: Date;
  updated_at: Date;
}

const text = { type: String, default: null };

/** One per account. Shard key: user_id. */
const profileSchema = new Schema<ProfileDocument>(
  {
    user_id: { type: String, required: true },
    user_type: text,
    first_name: text,
    last_name: text,
    phone_number: text,
    current_organization: text,
    position_interest: text,
    title: text,
    company_email: text,
    message: text,
    personal_summary: text,
    cv_url: text,
    profile_picture_url: text,
    profile_strength: { type: Number, required: true },
    field_origins: { type: Schema.Types.Mixed },
    revision: { type: Number, required: true },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'profiles', versionKey: false },
);

export const profileModel = (connection: Connection) => connection.model('Profile', profileSchema);
