// What runs in the page, as text: the types of a browser would apply to every bench.

/** Calls back once what is in the page by now was painted. */
const afterPaint = `(callback) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => callback();
  channel.port2.postMessage(null);
})`;

/** For every page: when the first card was painted, since the navigation began. */
export const recordFirstCard = `(() => {
  const afterPaint = ${afterPaint};
  globalThis.benchFirstCard = new Promise((resolve) => {
    const look = () =>
      document.querySelector('[data-card]')
        ? afterPaint(() => resolve(performance.now()))
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
})()`;

export const firstCard = 'globalThis.benchFirstCard';

/** Counts frames until \`stopFrames\`; an empty place is one in view without its card. */
export const countFrames = `(() => {
  const times = [];
  let empty = 0;
  globalThis.benchFrames = { times, isOn: true, empty: () => empty };
  const isFilled = (list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const cards = [...list.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
    const inView = cards.filter((card) => card.bottom > top && card.top < bottom);
    return inView.some((card) => card.top <= top + 80) && inView.some((card) => card.bottom >= bottom - 80);
  };
  const step = (now) => {
    times.push(now);
    if (!isFilled(document.querySelector('[role="listbox"]'))) empty += 1;
    if (globalThis.benchFrames.isOn) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})()`;

/** @returns the times of the frames, and in how many a place in view was empty */
export const stopFrames = `(() => {
  globalThis.benchFrames.isOn = false;
  return { times: globalThis.benchFrames.times, empty: globalThis.benchFrames.empty() };
})()`;

/** Waits until the card of an application was painted in a stage, counting from the next key. */
export const prepareEcho = (stage: string, id: string): string => `(() => {
  const afterPaint = ${afterPaint};
  let pressedAt = null;
  const note = (event) => { pressedAt = event.timeStamp; };
  document.addEventListener('keydown', note, { once: true, capture: true });
  const isThere = () =>
    document.querySelector('[data-card="${id}"]')?.closest('section')?.querySelector('h2')
      ?.textContent.startsWith('${stage}');
  globalThis.benchEcho = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (pressedAt === null || !isThere()) return;
      observer.disconnect();
      afterPaint(() => resolve(performance.now() - pressedAt));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
})()`;

/** @returns milliseconds from the key */
export const echo = 'globalThis.benchEcho';

/** Waits until the line of what happened last has a text, and a card is in a stage. */
export const prepareNews = (text: string, stage: string, id: string): string => `(() => {
  const afterPaint = ${afterPaint};
  globalThis.benchNews = new Promise((resolve) => {
    const look = () => {
      const heading = document.querySelector('[data-card="${id}"]')?.closest('section')?.querySelector('h2');
      const isThere = heading?.textContent.startsWith('${stage}');
      const isSaid = document.querySelector('main [role="status"]')?.textContent.includes('${text}');
      if (isThere && isSaid) afterPaint(() => resolve(Date.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
})()`;

/** @returns when it was painted, by the clock */
export const news = 'globalThis.benchNews';

/** Id of the application whose card has the focus. */
export const focusedCard = `document.activeElement?.getAttribute('data-card')`;

/** Ids of the cards of a stage that are rendered. */
export const cardsOf = (stage: string): string => `[...document.querySelectorAll('section')]
  .filter((section) => section.querySelector('h2')?.textContent.startsWith('${stage}'))
  .flatMap((section) => [...section.querySelectorAll('[data-card]')])
  .map((card) => card.getAttribute('data-card'))`;
