/** Marks a history entry whose session was started by the mail's code, so that the link is no longer needed. */
export function withRecovery(historyState: unknown): object {
  return { ...(Object(historyState) as object), isRecovering: true };
}

export function isRecovering(historyState: unknown): boolean {
  return (Object(historyState) as { isRecovering?: unknown }).isRecovering === true;
}
