import type { Identity, User } from '../users/user';
import { RowFault } from './row-fault';

/** Unique keys of stored accounts that imported ones could share. */
export interface TakenKeys {
  readonly emails: Set<string>;
  readonly phones: Set<string>;
  /** See keyOfIdentity. */
  readonly identities: Set<string>;
}

export const keyOfIdentity = ({
  provider,
  provider_id,
}: Pick<Identity, 'provider' | 'provider_id'>): string => JSON.stringify([provider, provider_id]);

/** The key of this account that another has; undefined for none. */
export function findConflict(user: User, taken: TakenKeys): RowFault | undefined {
  if (user.email !== null && taken.emails.has(user.email)) return new RowFault('email_taken', 'email');
  if (user.phone !== null && taken.phones.has(user.phone)) return new RowFault('phone_taken', 'phone');
  const keys = user.identities.map(keyOfIdentity);
  const isTwice = new Set(keys).size < keys.length;
  if (isTwice || keys.some((key) => taken.identities.has(key))) return new RowFault('identity_taken');
  return undefined;
}

export function claimKeys(user: User, taken: TakenKeys): void {
  if (user.email !== null) taken.emails.add(user.email);
  if (user.phone !== null) taken.phones.add(user.phone);
  for (const identity of user.identities) taken.identities.add(keyOfIdentity(identity));
}
