import type { ProposedFieldName } from '@sabi/contracts/ai/cv-fields';
import type { Origin } from '@sabi/contracts/http/profile/cv-import';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Origins of the profile fields that a CV can fill; a field without one was typed. */
export type FieldOrigins = Partial<Record<ProposedFieldName, Exclude<Origin, 'typed'>>>;

/** A profile before its first version. */
export type NewProfile = Omit<Profile, 'version'>;

/** @see ProfileDocument.field_origins */
export type ProfileRevision = Partial<NewProfile> & { readonly field_origins?: FieldOrigins };

export interface ProfileRepository {
  findByUser(userId: string, transaction?: Transaction): Promise<Profile | null>;
  /** The existing ones, in no order. */
  findByUsers(userIds: readonly string[]): Promise<Profile[]>;
  /** The profile whose picture is stored under the key. */
  findByPicture(fileKey: string): Promise<Profile | null>;
  /** @returns false when the account already has a profile */
  insertIfMissing(profile: NewProfile, transaction: Transaction): Promise<boolean>;
  /** Without `field_origins`, the changed fields count as typed. */
  change(userId: string, changes: ProfileRevision, transaction: Transaction): Promise<void>;
  findOrigins(userId: string, transaction?: Transaction): Promise<FieldOrigins>;
}
