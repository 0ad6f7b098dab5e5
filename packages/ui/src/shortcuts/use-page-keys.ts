import { useEffect, useEffectEvent } from 'react';

/** Marks the element in which single characters are shortcuts. */
export const keysAttribute = 'data-keys';

const typedInto = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * Single-character shortcuts, while the focus is within or around the marked element and nothing is typed.
 * @param onKey returns whether the key was handled
 */
export function usePageKeys(areOn: boolean, onKey: (key: string, isShifted: boolean) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (areOn && isMeant(event) && onKey(event.key, event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isMeant({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  // Nothing has the focus, or the shell's content as after a navigation. A dialog is outside.
  if (target.contains(document.querySelector(`[${keysAttribute}]`)))
    return document.querySelector('[role="dialog"]') === null;
  return target.closest(`[${keysAttribute}]`) !== null && !target.matches(typedInto);
}
