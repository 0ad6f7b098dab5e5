import type { ProposedFieldName } from '@sabi/contracts/ai/cv-fields';
import type { Origin } from '@sabi/contracts/http/profile/cv-import';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Origins of fields that a CV can fill; typed ones have no entry. */
export type FieldOrigins = Partial<Record<ProposedFieldName, Exclude<Origin, 'typed'>>>;

/** A profile before its first version. */
export type NewProfile = Omit<Profile, 'version'>;

/** @see ProfileDocument.field_origins */
export type ProfileRevision = Partial<NewProfile> & { readonly field_origins?: FieldOrigins };

export interface ProfileRepository {
  findByUser(userId: string, transaction?: Transaction): Promise<Profile | null>;
  /** Existing profiles, unordered. */
  findByUsers(userIds: readonly string[]): Promise<Profile[]>;
  findByPicture(fileKey: string): Promise<Profile | null>;
  /** @returns false when it exists */
  insertIfMissing(profile: NewProfile, transaction: Transaction): Promise<boolean>;
  /** Without `field_origins`, changed fields count as typed. */
  change(userId: string, changes: ProfileRevision, transaction: Transaction): Promise<void>;
  findOrigins(userId: string, transaction?: Transaction): Promise<FieldOrigins>;
}
