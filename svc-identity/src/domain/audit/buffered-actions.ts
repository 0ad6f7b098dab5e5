import type { AuditAction } from './audit-entry';

/**
 * Actions whose entry is written shortly after the answer, together with others, and is lost where the process is killed
 * in between; each with the reason. An action that an administrator takes is never one of them.
 */
export const bufferedActions = {
  token_refreshed:
    'The most frequent action by far. It changes nothing but the session’s own tokens, and the session keeps the time and the address of its last refresh.',
} as const satisfies Partial<Record<AuditAction, string>>;

export type BufferedAction = keyof typeof bufferedActions;
