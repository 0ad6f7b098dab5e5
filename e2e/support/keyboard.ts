import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Tab cycles within the scope in both directions. */
export async function expectFocusStaysIn(page: Page, scope: Locator): Promise<void> {
  const stops = await scope.locator('a[href], button:enabled, input:enabled, [tabindex="0"]').count();
  const element = await scope.elementHandle();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      const isIn = await element?.evaluate((each) => each.contains(document.activeElement));
      if (!isIn) await expectFocusIn(scope); // the focus may be late, or the scope another element by now
    }
  }
}

export async function expectFocusIn(scope: Locator): Promise<void> {
  await expect.poll(() => scope.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Presses Tab until the target has the focus; fails when it is unreachable. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  // Looked up once, which is slow on a long page, and again where it was replaced.
  let element: ElementHandle<Node> | null = null;
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    let state = await element?.evaluate(describeFocus);
    if (state === undefined || state === 'replaced') {
      element = await target.elementHandle();
      state = await element?.evaluate(describeFocus);
    }
    if (state === 'focused') return;
  }
  throw new Error(`Tab did not lead to ${String(target)} within ${most} presses`);
}

/** Runs in the page. */
function describeFocus(element: Node): 'focused' | 'elsewhere' | 'replaced' {
  if (!element.isConnected) return 'replaced';
  return element === document.activeElement ? 'focused' : 'elsewhere';
}

/** Reaches a control by Tab and presses Enter. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a field by Tab, and types over its text. */
export async function typeByKeys(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Reaches a list of choices by Tab, and moves by arrow keys to the one with this value. */
export async function chooseByKeys(page: Page, select: Locator, value: string): Promise<void> {
  await tabTo(page, select);
  const choices = await select.locator('option').count();
  for (let presses = 0; presses < choices && (await select.inputValue()) !== value; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(value);
}

export interface TabWalk {
  /** Controls that the keyboard cannot reach. */
  readonly missed: string[];
  /** Controls with an invisible focus: without an indicator, or covered. */
  readonly unseen: string[];
  readonly stops: number;
}

/** Tabs through the whole page, from its top until the focus leaves it. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  await page.evaluate(goToTop);
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < 300; stops += 1) {
    await page.keyboard.down('Tab'); // a held key repeats
    const fault = await page.evaluate(lookAtFocus);
    if (fault === 'left the page') break;
    if (fault) unseen.push(fault);
  }
  await page.keyboard.up('Tab');
  return { missed: await page.evaluate(listMissed), unseen, stops };
}

/** Runs in the page: resets the position of Tab and the marks. */
function goToTop(): void {
  for (const element of document.querySelectorAll('[data-reached]')) element.removeAttribute('data-reached');
  window.scrollTo(0, 0);
  // The browser continues from the last focused element, even after it was removed.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.blur();
  document.body.removeAttribute('tabindex');
}

/** Runs in the page: marks the focused element, and returns the fault of its focus indicator. */
async function lookAtFocus(): Promise<string | null> {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-reached')) return 'left the page';
  element.setAttribute('data-reached', '');
  const opening = element.outerHTML.slice(0, 120);
  // The indicator of a field may surround its neighbours, that of a link the card it covers.
  const marked = [element, element.parentElement, element.parentElement?.parentElement].some(
    (each) => each && [undefined, '::after'].some((part) => hasOutline(getComputedStyle(each, part))),
  );
  if (!marked) return `no mark: ${opening}`;
  // Scrolling follows the focus within the next frames: waits for up to 60, however slow the machine.
  for (let frames = 60; !isInSight(element); frames -= 1) {
    if (frames === 0) return `out of sight: ${opening}`;
    await new Promise(requestAnimationFrame);
  }
  return null;

  function isInSight(focused: Element): boolean {
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [middleX, middleY],
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
  }

  function hasOutline({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  }
}

/** Runs in the page. Of tabs only the selected one is a tab stop; arrow keys reach the others. */
function listMissed(): string[] {
  const wanted = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
  return (
    [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      )
      .filter((element) => element.tabIndex >= 0 && !element.matches('[data-reached], :has([data-reached])'))
      // Tab stops at one of a group; arrow keys reach the others.
      .filter(
        (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
      )
      .map((element) => element.outerHTML.slice(0, 120))
  );
}
