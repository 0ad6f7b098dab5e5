import { isSupportedPasswordHash } from '../passwords/imported-hash-formats';
import type { Settings } from '../settings/settings';
import { withoutStaffRoles } from '../staff/with-staff-roles';
import { parseEmailAddress } from '../users/email-address';
import { chosenLanguage, mergeMetadata, type Metadata } from '../users/metadata';
import { parsePhoneNumber } from '../users/phone-number';
import type { User } from '../users/user';
import type { DumpRow } from './dump';
import { assertNotEncrypted, readColumns, type RowColumns, valid } from './read-columns';
import { RowFault } from './row-fault';

const defaultLanguage = 'en';

/**
 * Reads an account from `auth.users`, without identities and factors. Normalizes addresses and numbers; those
 * of deleted accounts are hashes and stay. Omits tokens and their times.
 * @throws {RowFault}
 */
export function readUserRow(row: DumpRow, settings: Pick<Settings, 'audience' | 'defaultRole'>): User {
  const columns = readColumns(row);
  const id = columns.uuid('id');
  const aud = columns.text('aud') ?? settings.audience;
  if (aud !== settings.audience) throw new RowFault('audience_not_served', 'aud');
  const createdAt = columns.date('created_at');
  if (!createdAt) throw new RowFault('value_missing', 'created_at');
  const userMetadata = readMetadata(columns, 'raw_user_meta_data');
  return {
    id,
    aud,
    role: columns.text('role') ?? settings.defaultRole,
    ...readAddresses(columns),
    password_hash: readPasswordHash(columns),
    app_metadata: withoutStaffRoles(readMetadata(columns, 'raw_app_meta_data')),
    user_metadata: userMetadata,
    identities: [],
    factors: [],
    language: chosenLanguage(userMetadata) ?? defaultLanguage,
    is_anonymous: columns.flag('is_anonymous'),
    is_sso_user: columns.flag('is_sso_user'),
    invited_at: columns.date('invited_at'),
    confirmation_sent_at: columns.date('confirmation_sent_at'),
    recovery_sent_at: columns.date('recovery_sent_at'),
    reauthentication_sent_at: columns.date('reauthentication_sent_at'),
    last_sign_in_at: columns.date('last_sign_in_at'),
    banned_until: columns.date('banned_until'),
    deleted_at: columns.date('deleted_at'),
    created_at: createdAt,
    updated_at: columns.date('updated_at') ?? createdAt,
  };
}

function readAddresses(columns: RowColumns) {
  const isDeleted = columns.date('deleted_at') !== null;
  const read = (column: string, parse: (text: string) => string) => {
    const value = columns.text(column);
    return value === null || isDeleted ? value : valid(column, () => parse(value));
  };
  return {
    email: read('email', parseEmailAddress),
    email_confirmed_at: columns.date('email_confirmed_at'),
    phone: read('phone', parsePhoneNumber),
    phone_confirmed_at: columns.date('phone_confirmed_at'),
    new_email: read('email_change', parseEmailAddress),
    email_change_sent_at: columns.date('email_change_sent_at'),
    new_phone: read('phone_change', parsePhoneNumber),
    phone_change_sent_at: columns.date('phone_change_sent_at'),
  };
}

function readPasswordHash(columns: RowColumns): string | null {
  const hash = columns.text('encrypted_password');
  if (hash !== null) assertNotEncrypted(hash, 'encrypted_password');
  if (hash !== null && !isSupportedPasswordHash(hash))
    throw new RowFault('password_hash_not_supported', 'encrypted_password');
  return hash;
}

/** Metadata as stored, if it fits into an access token. */
function readMetadata(columns: RowColumns, column: string): Metadata {
  const metadata = columns.metadata(column);
  try {
    mergeMetadata({}, metadata);
  } catch {
    throw new RowFault('metadata_too_large', column);
  }
  return metadata;
}
