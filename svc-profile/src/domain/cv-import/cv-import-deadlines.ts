const hourMs = 3_600_000;
const openHours = 30 * 24;
const undoHours = 24;

export function decisionDeadline(now: Date): Date {
  return new Date(now.getTime() + openHours * hourMs);
}

export function undoDeadline(now: Date): Date {
  return new Date(now.getTime() + undoHours * hourMs);
}
