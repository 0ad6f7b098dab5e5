import type { Transaction } from '@sabi/service-kit/transaction';
import { issueToken } from '../one-time-tokens/issue-token';
import type { OneTimeToken, SignUpData } from '../one-time-tokens/one-time-token';
import type { PhoneTokenType } from '../one-time-tokens/token-type';
import type { Ports } from '../ports/ports';
import type { User } from '../users/user';
import type { UserChanges } from '../users/user-repository';

export interface CodeRequest {
  readonly user: User;
  readonly type: PhoneTokenType;
  /** The account's number; of a change, the one it is to have. */
  readonly phone: string;
  /** Of a code that confirms a sign-up. */
  readonly signUp?: SignUpData | null;
}

/** A code to be sent once everything is written; see sendCode. */
export interface RequestedCode {
  /** The account as it is now. */
  readonly user: User;
  readonly token: OneTimeToken & { readonly type: PhoneTokenType };
}

export type NeededForCode = 'users' | 'oneTimeTokens' | 'settings';

/** What the account remembers of a message. */
const changesBy: Readonly<Record<PhoneTokenType, (now: Date, phone: string) => UserChanges>> = {
  phone_confirmation: (now) => ({ confirmation_sent_at: now }),
  phone_otp: (now) => ({ confirmation_sent_at: now }),
  phone_change: (now, phone) => ({ new_phone: phone, phone_change_sent_at: now }),
  phone_reauthentication: (now) => ({ reauthentication_sent_at: now }),
};

/** Writes down that a code goes to a number; an older one of the account and type stops working. */
export async function requestCode(
  { user, type, phone, signUp = null }: CodeRequest,
  deps: Pick<Ports, NeededForCode>,
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
