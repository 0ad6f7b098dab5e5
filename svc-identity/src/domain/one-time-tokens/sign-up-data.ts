import { createHmac } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Metadata } from '../users/metadata';
import type { User } from '../users/user';
import type { SignUpData } from './one-time-token';
import type { OneTimeTokenRepository } from './one-time-token-repository';
import type { OneTimeTokenType } from './token-type';

/** Types that confirm a sign-up, those with a credential first. */
const signUpTypes = {
  email: ['confirmation', 'first_magiclink'],
  phone: ['phone_confirmation', 'phone_otp'],
} as const satisfies Readonly<Record<string, readonly OneTimeTokenType[]>>;
type Address = keyof typeof signUpTypes;

interface SearchDependencies {
  readonly oneTimeTokens: OneTimeTokenRepository;
}

const saltBytes = 16;

/**
 * One salt per address or number, so that equal passwords have equal hashes: this recognises a repeated
 * sign-up without a second slow hash.
 */
export function deriveSignUpSalt(address: string, { mailSecret }: { readonly mailSecret: string }): Buffer {
  return createHmac('sha256', mailSecret).update(`sign-up-salt:${address}`).digest().subarray(0, saltBytes);
}

/** Data of a sign-up without a password. */
export function withoutPassword({ data, language }: { data: Metadata; language: Language }): SignUpData {
  return { password_hash: null, user_metadata: data, language, identity_id: null, is_contested: false };
}

/** Data of a sign-up with an existing unconfirmed account. */
export async function contestAccount(
  { account, signUp, address }: { account: User; signUp: SignUpData; address: Address },
  deps: SearchDependencies,
  transaction: Transaction,
): Promise<SignUpData> {
  const [type] = signUpTypes[address];
  const earlier = (await deps.oneTimeTokens.findNewest(account.id, type, transaction))?.sign_up;
  const is_contested = earlier
    ? earlier.is_contested || competes(earlier, signUp)
    : competesWithAccount(account, signUp);
  return { ...signUp, is_contested };
}

/** Data that a resent confirmation confirms; with a password only after a single sign-up. */
export async function findSignUpToResend(
  account: User,
  address: Address,
  deps: SearchDependencies,
  transaction: Transaction,
): Promise<SignUpData | null> {
  for (const type of signUpTypes[address]) {
    const signUp = (await deps.oneTimeTokens.findNewest(account.id, type, transaction))?.sign_up;
    if (signUp) return signUp.is_contested ? withoutContent(account) : signUp;
  }
  return null;
}

const withoutContent = ({ language }: User): SignUpData => ({
  ...withoutPassword({ data: {}, language }),
  is_contested: true,
});

function competes(earlier: SignUpData, later: SignUpData): boolean {
  const credential = credentialOf(earlier);
  return credential !== null && credential !== credentialOf(later);
}

function competesWithAccount(account: User, { password_hash, identity_id }: SignUpData): boolean {
  const hasOtherPassword = account.password_hash !== null && account.password_hash !== password_hash;
  const isOthers = (provider: string, id: string) =>
    provider !== 'email' && provider !== 'phone' && id !== identity_id;
  return (
    hasOtherPassword || account.identities.some(({ provider, identity_id: id }) => isOthers(provider, id))
  );
}

const credentialOf = ({ password_hash, identity_id }: SignUpData) => password_hash ?? identity_id;
