// Apart from the form: the shell's first script needs nothing but this, and React is not there yet.

/** On a form that the server has sent and no script works yet. */
export const asleepAttribute = 'data-asleep';
/** On such a form once Enter was pressed in it: it is sent as soon as it can be. */
export const wantedAttribute = 'data-wanted';

/** Remembers an Enter pressed before hydration, unless the user goes on typing. */
export function rememberEarlyEnter(document: Document): void {
  document.addEventListener('keydown', ({ key, isComposing, target }) => {
    if (key === 'Enter' && !isComposing) findAsleep(target)?.setAttribute(wantedAttribute, '');
  });
  document.addEventListener('input', ({ target }) => findAsleep(target)?.removeAttribute(wantedAttribute));
}

function findAsleep(target: EventTarget | null): Element | null {
  return target instanceof HTMLInputElement ? target.closest(`form[${asleepAttribute}]`) : null;
}
