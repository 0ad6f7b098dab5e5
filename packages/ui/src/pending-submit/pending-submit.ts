// Not in form.tsx, because the shell's first script needs only this and runs before React is loaded.

/** Attribute of a server-rendered form until it is hydrated. */
export const unhydratedAttribute = 'data-asleep';
/** Attribute of such a form after Enter was pressed in it: it is submitted after hydration. */
export const pendingSubmitAttribute = 'data-wanted';

/** Records an Enter pressed before hydration, unless the user continues typing. */
export function recordPendingSubmit(document: Document): void {
  document.addEventListener('keydown', ({ key, isComposing, target }) => {
    if (key === 'Enter' && !isComposing) findUnhydratedForm(target)?.setAttribute(pendingSubmitAttribute, '');
  });
  document.addEventListener('input', ({ target }) =>
    findUnhydratedForm(target)?.removeAttribute(pendingSubmitAttribute),
  );
}

function findUnhydratedForm(target: EventTarget | null): Element | null {
  return target instanceof HTMLInputElement ? target.closest(`form[${unhydratedAttribute}]`) : null;
}
