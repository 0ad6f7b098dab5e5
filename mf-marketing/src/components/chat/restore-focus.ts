/**
 * Moves the focus that was lost by closing a neighbour to an element: the browser leaves it on the page, a dialog moves it to
 * itself. A focus that the user has moved elsewhere stays.
 */
export function restoreFocus(element: HTMLElement | null): void {
  const active = document.activeElement;
  if (element && (active === null || active.contains(element))) element.focus({ preventScroll: true });
}
