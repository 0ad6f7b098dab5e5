import { RequestFailed } from '@sabi/shell-sdk/http';

/** Text key of the reason why a request was not sent or withdrawn. */
export type RequestFailure =
  | 'offline'
  | 'signedOut'
  | 'usedUp'
  | 'unfit'
  | 'sent'
  | 'answered'
  | 'tooMany'
  | 'notAllowed'
  | 'other';

const byCode: Partial<Record<string, RequestFailure>> = {
  ENTITLEMENT_USED_UP: 'usedUp',
  SERVICE_REQUEST_UNFIT: 'unfit',
  IDEMPOTENCY_KEY_REUSED: 'sent',
  SERVICE_REQUEST_STATE_UNFIT: 'answered',
  RATE_LIMITED: 'tooMany',
  ACCESS_DENIED: 'notAllowed',
};

export function toRequestFailure(error: Error): RequestFailure {
  if (!(error instanceof RequestFailed)) return 'other';
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'signedOut';
  return byCode[error.code ?? ''] ?? 'other';
}
