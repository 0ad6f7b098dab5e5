import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '../../data-access/transaction';
import { UserAlreadyStored } from '../../data-access/user-repository';
import type { Dependencies } from '../../dependencies';
import type { TextChannel } from '../../settings/phones';
import { actorOf } from '../audit/actors';
import { IdentityError } from '../errors';
import { inEvenTime } from '../even-time';
import { type AccountMaking, makeAccounts } from '../hooks/make-accounts';
import { parseMetadata } from '../users/metadata';
import { newSignedUpUser, withConfirmedPhone } from '../users/new-user';
import { isPhoneConfirmed, type Metadata, type User } from '../users/user';
import { type NeededForCode, requestCode, type RequestedCode } from './request-code';
import { requestConfirmationCode } from './request-confirmation-code';
import { confirmationGap, reserveText } from './reserve-text';
import { type NeededToSendCode, sendCode } from './send-code';

export interface SignInCodeRequest {
  /** E.164 without the plus. */
  readonly phone: string;
  readonly channel: TextChannel;
  /** Whether a number without an account gets one. */
  readonly createsUser: boolean;
  readonly data?: Metadata | null | undefined;
  /** undefined: the account's own, and English for a new one. */
  readonly language: Language | undefined;
  readonly ip: string | null;
}

export type NeededForSignInCode = NeededForCode | NeededToSendCode | 'textQuota' | 'audit';
type SignInCodeDependencies = Pick<Dependencies, NeededForSignInCode>;
type ParsedRequest = SignInCodeRequest & { readonly data: Metadata };

/**
 * Sends a code to sign in by. A number without an account gets one, and one that nobody has confirmed is confirmed by it.
 * Which of these it was shows in nothing, unless the settings let a sign-up show it.
 * @throws {IdentityError} over_sms_send_rate_limit, sms_send_failed, validation_failed, otp_disabled, signup_disabled
 */
export async function askForSignInCode(
  request: SignInCodeRequest,
  deps: SignInCodeDependencies,
): Promise<void> {
  const parsed = { ...request, data: parseMetadata(request.data) };
  const ask = () =>
    makeAccounts({ ip: request.ip }, deps, (making) =>
      making.transact((transaction) => askOnce(parsed, making, transaction)),
    );
  await inEvenTime(async () => {
    const code = await ask().catch((error: unknown) => {
      if (error instanceof UserAlreadyStored) return ask(); // somebody signed up with the number in between
      throw error;
    });
    if (code) await sendCode({ ...code, language: parsed.language, channel: parsed.channel }, deps);
  }, deps.settings.phones.answerMs);
}

/** @returns null where nothing is to be sent */
async function askOnce(
  request: ParsedRequest,
  deps: SignInCodeDependencies & AccountMaking,
  transaction: Transaction,
): Promise<RequestedCode | null> {
  const { phone, channel, ip } = request;
  await reserveText({ gaps: [confirmationGap(phone)], phone }, deps, transaction);
  const known = await deps.users.findByPhone(phone, transaction);
  if (known?.is_sso_user) return null;
  const user = known ?? (await signUp(request, deps, transaction));
  if (!user) return null;
  if (!isPhoneConfirmed(user) && !deps.settings.phones.isAutoconfirmed)
    return requestConfirmationCode({ user, type: 'phone_otp', ip }, deps, transaction);
  const traits = { channel };
  await deps.audit.record(
    { action: 'user_recovery_requested', actor: actorOf(user), traits, ip },
    transaction,
  );
  return requestCode({ user, type: 'phone_otp', phone }, deps, transaction);
}

/** An account without a password. @returns null where none may be made and nobody shall see that there was none */
async function signUp(
  { phone, channel, data, createsUser, language = 'en', ip }: ParsedRequest,
  deps: SignInCodeDependencies & AccountMaking,
  transaction: Transaction,
): Promise<User | null> {
  const { settings } = deps;
  if (!createsUser || settings.isSignUpDisabled) {
    if (!settings.isDuplicateShown) return null;
    throw createsUser
      ? new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance')
      : new IdentityError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const unconfirmed = newSignedUpUser(
    { aud: settings.audience, email: null, phone, passwordHash: null, language },
    data,
  );
  const candidate = settings.phones.isAutoconfirmed ? withConfirmedPhone(unconfirmed) : unconfirmed;
  const user = await deps.makeAccount(candidate, transaction);
  deps.logger.info({ user_id: user.id }, 'account.signed-up');
  if (settings.phones.isAutoconfirmed) {
    const traits = { provider: 'phone', channel };
    await deps.audit.record({ action: 'user_signedup', actor: actorOf(user), traits, ip }, transaction);
  }
  return user;
}
