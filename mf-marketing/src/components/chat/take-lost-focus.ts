/**
 * Gives an element the focus that its neighbour lost by being closed: the browser leaves it on the page, a dialog takes it to
 * itself. Who has gone elsewhere meanwhile stays there.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  const active = document.activeElement;
  if (element && (active === null || active.contains(element))) element.focus({ preventScroll: true });
}
