import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { SignUpData } from '../one-time-tokens/one-time-token';
import type { User } from '../users/user';
import { type CodeRequestDependencies, requestCode, type RequestedCode } from './request-code';

export interface ConfirmationRequest {
  readonly user: User;
  readonly type: 'phone_confirmation' | 'phone_otp';
  /** Data of the confirmed sign-up; null for none. */
  readonly signUp: SignUpData | null;
  readonly ip: string | null;
}

export async function requestConfirmationCode(
  { user, type, signUp, ip }: ConfirmationRequest,
  deps: CodeRequestDependencies & { audit: AuditLog },
  transaction: Transaction,
): Promise<RequestedCode> {
  const traits = { provider: 'phone' };
  await deps.audit.record(
    { action: 'user_confirmation_requested', actor: actorOf(user), traits, ip },
    transaction,
  );
  return requestCode({ user, type, phone: user.phone ?? '', signUp }, deps, transaction);
}
