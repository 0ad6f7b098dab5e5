/**
 * Restores the focus after a neighbouring element was closed: the browser moves it to the page, a dialog to itself. A focus that
 * the user has moved stays.
 */
export function restoreFocus(element: HTMLElement | null): void {
  const active = document.activeElement;
  if (element && (active === null || active.contains(element))) element.focus({ preventScroll: true });
}
