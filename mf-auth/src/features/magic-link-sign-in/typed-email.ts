/** The address typed on the page before, stored in the history entry. */
export function findTypedEmail(historyState: unknown): string | undefined {
  const { email } = Object(historyState) as { email?: unknown };
  return typeof email === 'string' && email.trim() ? email.trim() : undefined;
}
