/** Yields to the browser, so that it can handle input before the next task. */
export function yieldToBrowser(): Promise<void> {
  // Not every browser has `scheduler` yet.
  const scheduler = (window as { scheduler?: { yield?: () => Promise<void> } }).scheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
