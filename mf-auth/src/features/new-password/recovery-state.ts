/** Notes with a history entry that the mail's code has begun the session, so that its link is not needed any more. */
export function withRecovery(historyState: unknown): object {
  return { ...(Object(historyState) as object), isRecovering: true };
}

export function isRecovering(historyState: unknown): boolean {
  return (Object(historyState) as { isRecovering?: unknown }).isRecovering === true;
}
