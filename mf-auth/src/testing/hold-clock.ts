/** Keeps the clock where it is, so that a countdown tells its first second however long the machine takes to read it. */
export function holdClock(time = Date.now()): void {
  jest.spyOn(Date, 'now').mockReturnValue(time);
}
