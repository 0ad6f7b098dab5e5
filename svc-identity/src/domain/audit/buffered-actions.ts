import type { AuditAction } from './audit-entry';

/**
 * Actions whose entries are written in batches shortly after the response, with the reason. Lost if the
 * process is killed in between. Never actions of administrators.
 */
export const bufferedActions = {
  token_refreshed:
    'The most frequent action by far. It changes nothing but the session’s own tokens, and the session keeps the time and the address of its last refresh.',
} as const satisfies Partial<Record<AuditAction, string>>;

export type BufferedAction = keyof typeof bufferedActions;
