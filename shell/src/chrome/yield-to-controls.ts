const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"]';

/** Pixels between two tested points: less than the smallest control of the site, 24 pixels. */
const step = 12;

/** Set while the element would lie over a control. */
export const yieldingAttribute = 'data-yielding';

/** After these something else may lie below. Sections are laid out when they come near the window, and move what follows. */
const changes = [
  'scroll',
  'scrollend',
  'resize',
  'transitionend',
  'animationend',
  'toggle',
  'contentvisibilityautostatechange',
];

/**
 * Marks a floating element while one of the page's controls is below it. Looks again when the page has scrolled, its size or
 * its content has changed, at most once a frame.
 * @param signal ends it
 */
export function yieldToControls(element: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const look = () => {
    frame = 0;
    element.toggleAttribute(yieldingAttribute, isOverControl(element));
  };
  const lookSoon = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  const options = { passive: true, signal, capture: true };
  for (const event of changes) window.addEventListener(event, lookSoon, options);
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(document.body);
  const content = new MutationObserver(lookSoon);
  const main = document.querySelector('main');
  if (main) content.observe(main, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    content.disconnect();
  });
  lookSoon();
}

function isOverControl(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const x of placesBetween(left, right))
    for (const y of placesBetween(top, bottom))
      for (const below of document.elementsFromPoint(x, y)) {
        const control = below.closest(controls);
        if (control && !element.contains(control)) return true;
      }
  return false;
}

/** From the first pixel to the last, both included. */
function placesBetween(from: number, to: number): number[] {
  const places = [];
  for (let place = from + 1; place < to - 1; place += step) places.push(place);
  return [...places, to - 1];
}
