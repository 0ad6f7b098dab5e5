import type { Transaction } from '@sabi/service-kit/transaction';
import { issueToken } from '../one-time-tokens/issue-token';
import type { OneTimeToken, SignUpData } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import type { PhoneTokenType } from '../one-time-tokens/token-type';
import type { Settings } from '../settings/settings';
import type { User } from '../users/user';
import type { UserChanges, UserRepository } from '../users/user-repository';

export interface CodeRequest {
  readonly user: User;
  readonly type: PhoneTokenType;
  /** The account's number, or the new one of a change. */
  readonly phone: string;
  /** For a code that confirms a sign-up. */
  readonly signUp?: SignUpData | null;
}

/** A code to be sent after the transaction; see sendCode. */
export interface RequestedCode {
  /** The updated account. */
  readonly user: User;
  readonly token: OneTimeToken & { readonly type: PhoneTokenType };
}

export interface CodeRequestDependencies {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly settings: Settings;
}

/** Field with the time of the last message. */
const changesBy: Readonly<Record<PhoneTokenType, (now: Date, phone: string) => UserChanges>> = {
  phone_confirmation: (now) => ({ confirmation_sent_at: now }),
  phone_otp: (now) => ({ confirmation_sent_at: now }),
  phone_change: (now, phone) => ({ new_phone: phone, phone_change_sent_at: now }),
  phone_reauthentication: (now) => ({ reauthentication_sent_at: now }),
};

/** Stores a code; ends an older one of the account and type. */
export async function requestCode(
  { user, type, phone, signUp = null }: CodeRequest,
  deps: CodeRequestDependencies,
  transaction: Transaction,
): Promise<RequestedCode> {
  const token = await issueToken(
    { userId: user.id, type, relatesTo: phone, redirectTo: null, flowId: null, signUp },
    deps,
    transaction,
  );
  const changes = changesBy[type](token.created_at, phone);
  const updated = await deps.users.update(user.id, changes, transaction);
  return { user: updated ?? user, token: { ...token, type } };
}
