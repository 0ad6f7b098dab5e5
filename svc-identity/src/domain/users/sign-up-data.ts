import { createHmac } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Dependencies } from '../../dependencies';
import type { OneTimeTokenType } from '../one-time-tokens/token-type';
import type { Metadata } from './metadata';
import type { User } from './user';

/**
 * What a sign-up brought. Its own mail or text message holds it, so that it becomes the account's by that message alone,
 * whoever else signs up with the address or the number.
 */
export interface SignUpData {
  /** argon2, PHC format; null where it was no sign-up by password. */
  readonly password_hash: string | null;
  /** As it was sent, without the claims of the identity. */
  readonly user_metadata: Metadata;
  readonly language: Language;
  /** Identity at a provider by which it came; null for any other sign-up. */
  readonly identity_id: string | null;
  /** Others have signed up with the address: a message that is sent again could be for any of them. */
  readonly is_contested: boolean;
}

/** Tokens that confirm a sign-up. One by password or provider counts before one without. */
const signUpTypes = {
  email: ['confirmation', 'first_magiclink'],
  phone: ['phone_confirmation', 'phone_otp'],
} as const satisfies Readonly<Record<string, readonly OneTimeTokenType[]>>;
type Address = keyof typeof signUpTypes;

type SearchDependencies = Pick<Dependencies, 'oneTimeTokens'>;

const saltBytes = 16;

/**
 * One salt for all sign-ups with an address or a number: the same password has the same hash, which tells somebody who
 * signs up twice from two people, without another slow hash.
 */
export function deriveSignUpSalt(address: string, { mailSecret }: { readonly mailSecret: string }): Buffer {
  return createHmac('sha256', mailSecret).update(`sign-up-salt:${address}`).digest().subarray(0, saltBytes);
}

/** Of somebody who asks for a way in without a password. */
export function withoutPassword({ data, language }: { data: Metadata; language: Language }): SignUpData {
  return { password_hash: null, user_metadata: data, language, identity_id: null, is_contested: false };
}

/** A sign-up with an account that is there already and that nobody has proved to be theirs. */
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

/** What a confirmation that is asked for again confirms; a password only where there is no doubt whose it is. */
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
