const hourMs = 3_600_000;
const openHours = 30 * 24;
const undoHours = 24;

/** Until when the owner can decide on an import. */
export function decisionDeadline(now: Date): Date {
  return new Date(now.getTime() + openHours * hourMs);
}

/** Until when a decision can be undone. */
export function undoDeadline(now: Date): Date {
  return new Date(now.getTime() + undoHours * hourMs);
}
