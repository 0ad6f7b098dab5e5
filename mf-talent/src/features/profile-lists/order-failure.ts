import { RequestFailed } from '@sabi/shell-sdk/http';

/** Text key of the reason why an order was not saved. */
export type OrderFailure = 'changed' | 'offline' | 'signedOut' | 'denied' | 'other';

export function toOrderFailure(error: Error): OrderFailure {
  if (!(error instanceof RequestFailed)) return 'other';
  if (error.code === 'ENTRY_CHANGED') return 'changed';
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'signedOut';
  return error.status === 403 ? 'denied' : 'other';
}
