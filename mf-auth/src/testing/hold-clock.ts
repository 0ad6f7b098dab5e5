/** Stops the clock, so that a countdown shows its first second however slow the machine is. */
export function holdClock(time = Date.now()): void {
  jest.spyOn(Date, 'now').mockReturnValue(time);
}
