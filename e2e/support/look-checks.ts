import type { Page } from '@playwright/test';

/**
 * Controls that a floating element lies over: a link, button or field under a chat button cannot be read or pressed. The page
 * is scrolled from its top to its end. Bars as wide as the page, such as the header, have to leave the last controls free at
 * the end of the page; elsewhere one scrolls the page from under them.
 * @returns one line for each pair
 */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    const mostSteps = 60;
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const nameOf = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;

    const floating = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return (
        position === 'fixed' && pointerEvents !== 'none' && !element.closest('[role="dialog"], [data-state]')
      );
    });
    const isBar = (element: Element) => element.getBoundingClientRect().width > innerWidth * 0.6;
    const findCovered = (element: Element): string[] => {
      const over = element.getBoundingClientRect();
      return [...document.querySelectorAll(controls)]
        .filter((control) => !element.contains(control) && isShown(control))
        .filter((control) =>
          [...control.getClientRects()].some(
            (box) =>
              Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
              Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1,
          ),
        )
        .map((control) => `${nameOf(element)} over ${nameOf(control)}`);
    };

    const before = scrollY;
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    const step = Math.max(innerHeight / 3, end / mostSteps);
    for (let top = 0; ; top = Math.min(top + step, end)) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
      const isLast = top >= end;
      for (const element of floating) {
        if (!isShown(element) || (isBar(element) && !isLast)) continue;
        for (const pair of findCovered(element)) found.add(pair);
      }
      if (isLast) break;
    }
    scrollTo({ top: before, behavior: 'instant' });
    return [...found];
  });
}

/**
 * Texts that are cut by a box around them, and placeholders that are wider than their field. What can be scrolled to is not
 * cut, neither is a text that is hidden as a whole, such as the next slide of a carousel, nor one whose box repeats it in
 * `title`.
 * @returns one line for each text
 */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2;
    const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const shorten = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const isClipping = (value: string) => value === 'hidden' || value === 'clip';
    const isScrolling = (value: string) => value === 'auto' || value === 'scroll';

    function findCutting(line: DOMRect, start: Element): Element | undefined {
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (isScrolling(overflowX) || isScrolling(overflowY)) return undefined;
        const edge = box.getBoundingClientRect();
        const isTiny = edge.width <= 2 || edge.height <= 2; // visually hidden
        const meets =
          line.left < edge.right &&
          line.right > edge.left &&
          line.top < edge.bottom - tolerance &&
          line.bottom > edge.top + tolerance;
        if (isTiny) return undefined;
        const cutAcross =
          isClipping(overflowX) && (line.right > edge.right + tolerance || line.left < edge.left - tolerance);
        const cutBelow = isClipping(overflowY) && line.bottom > edge.bottom + line.height / 3;
        if (meets && (cutAcross || cutBelow)) return box;
        if (position === 'fixed') return undefined;
      }
      return undefined;
    }

    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || parent.closest('script, style, noscript, svg, [title]')) continue;
      if (!isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => findCutting(line, parent)))
        found.add(`cut: “${shorten(node.data)}”`);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!pen || field.value || !isShown(field)) continue;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(field.placeholder).width > room + 1)
        found.add(`placeholder: “${field.placeholder}”`);
    }
    return [...found];
  });
}
