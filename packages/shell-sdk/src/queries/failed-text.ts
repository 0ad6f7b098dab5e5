import { RequestFailed } from '../http';

/** Key, in a remote's own dictionary, of the reason why something failed. */
export function failedText(error: unknown): 'states.failedOffline' | 'states.denied' | 'states.failedText' {
  const status = error instanceof RequestFailed ? error.status : undefined;
  if (status === 0) return 'states.failedOffline';
  return status === 403 ? 'states.denied' : 'states.failedText';
}
