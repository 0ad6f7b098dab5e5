const hourMs = 3_600_000;
const openHours = 30 * 24;
const undoHours = 24;

/** How long a proposal waits for its owner. */
export function openUntil(now: Date): Date {
  return new Date(now.getTime() + openHours * hourMs);
}

/** How long what was decided can be undone. */
export function undoUntil(now: Date): Date {
  return new Date(now.getTime() + undoHours * hourMs);
}
