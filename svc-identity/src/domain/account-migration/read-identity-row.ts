import { normalizeEmailAddress } from '../users/email-address';
import type { Metadata } from '../users/metadata';
import { normalizePhoneNumber } from '../users/phone-number';
import type { Identity } from '../users/user';
import type { DumpRow } from './dump';
import { readColumns } from './read-columns';

/** Data that a row adds to an account. */
export interface AccountPart<Content> {
  readonly userId: string;
  readonly content: Content;
}

/** @throws {RowFault} */
export function readIdentityRow(row: DumpRow): AccountPart<Identity> {
  const columns = readColumns(row);
  const userId = columns.uuid('user_id');
  const provider = columns.required('provider');
  const identityData = normalizeClaims(provider, columns.metadata('identity_data'));
  const createdAt = columns.date('created_at') ?? columns.date('updated_at') ?? new Date(0);
  const content = {
    identity_id: columns.uuid('id'),
    provider,
    provider_id: columns.required('provider_id'),
    identity_data: identityData,
    // GoTrue generates its column from the claims as well.
    email: typeof identityData['email'] === 'string' ? normalizeEmailAddress(identityData['email']) : null,
    last_sign_in_at: columns.date('last_sign_in_at') ?? createdAt,
    created_at: createdAt,
    updated_at: columns.date('updated_at') ?? createdAt,
  };
  return { userId, content };
}

/** Normalizes address and number as in the account. */
function normalizeClaims(provider: string, claims: Metadata): Metadata {
  const { email, phone } = claims;
  return {
    ...claims,
    ...(provider === 'email' && typeof email === 'string' && { email: normalizeEmailAddress(email) }),
    ...(provider === 'phone' && typeof phone === 'string' && { phone: normalizePhoneNumber(phone) }),
  };
}
