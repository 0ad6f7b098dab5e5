import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '@sabi/contracts/language';
import { readDictionary } from './dictionary';

const labels = languages.map((language) => readDictionary(language, 'shell', 'shell')('toasts.label'));
const region = new RegExp(`^(?:${labels.join('|')})\\b`);

/** Toasts of the page, oldest first. */
export const messagesOf = (page: Page): Locator =>
  page.getByRole('region', { name: region }).getByRole('listitem');

const controls = 'a[href], button, input, select, textarea, summary, [role^=menuitem]';

/** No toast covers a control in `root` after scrolling to it, nor the focused element without scrolling. */
export async function expectUncovered(root: Locator): Promise<void> {
  await root.page().waitForFunction(hasReservedSpace);
  expect(await root.evaluate(findCovered, controls)).toEqual([]);
}

/** Runs in the page, which reserves the space of a new toast with the frame after it appears. */
function hasReservedSpace(): boolean {
  const toasts = document.querySelector<HTMLElement>('[data-toasts]');
  const reserved = document.documentElement.style.getPropertyValue('--toasts-height');
  return toasts !== null && reserved === `${toasts.offsetHeight}px`;
}

/** Runs in the page. */
function findCovered(root: Element, selector: string): string[] {
  const messages = [...document.querySelectorAll('[data-toasts] > *')].map((element) =>
    element.getBoundingClientRect(),
  );
  const isCovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return messages.some(
      (message) =>
        Math.min(right, message.right) - Math.max(left, message.left) > 1 &&
        Math.min(bottom, message.bottom) - Math.max(top, message.top) > 1,
    );
  };
  const describe = (element: Element) => `${element.tagName} ${element.textContent || element.id}`;
  const focused = document.activeElement;
  const covered = focused?.matches(selector) && isCovered(focused) ? [`focus: ${describe(focused)}`] : [];
  const seen = [...root.querySelectorAll(selector)].filter(
    (element) =>
      !element.matches(':disabled') &&
      !element.closest('[data-toasts], [inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
  for (const element of seen) {
    element.scrollIntoView({ block: 'nearest' });
    if (isCovered(element)) covered.push(describe(element));
  }
  return covered;
}
