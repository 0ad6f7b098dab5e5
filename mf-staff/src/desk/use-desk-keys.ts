import { useEffect, useEffectEvent } from 'react';
import { useDesk } from './desk-store';

/** Marks the element in which single letters are shortcuts. */
export const deskAttribute = 'data-desk';

const typedInto = 'input, textarea, select, [contenteditable]';

/**
 * Single-letter shortcuts, while the focus is within or around the desk and no text is typed.
 * @param onKey returns whether the key was handled
 */
export function useDeskKeys(onKey: (key: string) => boolean): void {
  const areKeysOn = useDesk((desk) => desk.areKeysOn);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (areKeysOn && isMeant(event) && onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isMeant({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return false;
  // Nothing has the focus, or the shell's content as after a navigation. A dialog is outside the desk.
  if (target.contains(document.querySelector(`[${deskAttribute}]`)))
    return document.querySelector('[role="dialog"]') === null;
  return target.closest(`[${deskAttribute}]`) !== null && !target.matches(typedInto);
}
