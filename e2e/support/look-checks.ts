import type { Page } from '@playwright/test';

/**
 * Controls that a floating element lies over: a link, button or field under a chat button cannot be read or pressed. Each
 * control is scrolled to where the element is, as far as the page scrolls. Bars as wide as the page, such as the header, have to
 * leave the last controls free at the end of the page; elsewhere one scrolls the page from under them.
 * @returns one line for each pair
 */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const mostFrames = 10;
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const nameOf = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    const styleOf = (element: Element) => getComputedStyle(element);
    const isBar = (element: Element) => element.getBoundingClientRect().width > innerWidth * 0.6;
    const meet = (startA: number, endA: number, startB: number, endB: number) =>
      Math.min(endA, endB) - Math.max(startA, startB) > 1;
    const scrollToTop = async (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    };
    const isFixed = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (['fixed', 'sticky'].includes(styleOf(box).position)) return true;
      return false;
    };

    const covers = (over: Element, control: Element) => {
      const { left, right, top, bottom } = over.getBoundingClientRect();
      return (
        styleOf(over).pointerEvents !== 'none' &&
        isShown(over) &&
        [...control.getClientRects()].some(
          (box) => meet(box.left, box.right, left, right) && meet(box.top, box.bottom, top, bottom),
        )
      );
    };

    const before = scrollY;
    const found = new Set<string>();
    const floating = [...document.querySelectorAll('body *')].filter(
      (element) =>
        styleOf(element).position === 'fixed' &&
        styleOf(element).pointerEvents !== 'none' &&
        !element.closest('[role="dialog"], [data-state]'),
    );
    for (const over of floating) {
      const inPage = [...document.querySelectorAll(controls)].filter(
        (control) => !over.contains(control) && isShown(control) && !isFixed(control),
      );
      for (const control of inPage) {
        const { left, right, top, height } = over.getBoundingClientRect();
        const box = control.getBoundingClientRect();
        if (!meet(box.left, box.right, left, right)) continue;
        const toIt = scrollY + box.top + box.height / 2 - top - height / 2;
        await scrollToTop(isBar(over) ? document.documentElement.scrollHeight : toIt);
        // What gives way does so a frame after the page has moved.
        for (let frames = 0; frames < mostFrames && covers(over, control); frames += 1) await painted();
        if (covers(over, control)) found.add(`${nameOf(over)} over ${nameOf(control)}`);
      }
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
