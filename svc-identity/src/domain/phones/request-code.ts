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
  /** Set for a code that confirms a sign-up. */
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

/** Field of the account that records when a message was sent. */
const changesBy: Readonly<Record<PhoneTokenType, (now: Date, phone: string) => UserChanges>> = {
  phone_confirmation: (now) => ({ confirmation_sent_at: now }),
  phone_otp: (now) => ({ confirmation_sent_at: now }),
  phone_change: (now, phone) => ({ new_phone: phone, phone_change_sent_at: now }),
  phone_reauthentication: (now) => ({ reauthentication_sent_at: now }),
};

/** Stores a code for a number; an older one of the same account and type stops working. */
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
