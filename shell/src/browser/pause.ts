/** Lets the browser answer who uses the page already; what follows is a task of its own. */
export function pause(): Promise<void> {
  // Not every browser has the scheduler yet.
  const scheduler = (window as { scheduler?: { yield?: () => Promise<void> } }).scheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
