/** The address that was typed on the page somebody came from, kept with the history entry. */
export function findTypedEmail(historyState: unknown): string | undefined {
  const { email } = Object(historyState) as { email?: unknown };
  return typeof email === 'string' && email.trim() ? email.trim() : undefined;
}
