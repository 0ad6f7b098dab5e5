import { useEffect, useEffectEvent } from 'react';

/** Marks the link of each row, with the id of its conversation. */
export const conversationAttribute = 'data-conversation';

const typedInto = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

interface KeyActs {
  /** @param id of the row with the focus; null outside the rows */
  onArchive: (id: string | null) => void;
  onUnread: (id: string | null) => void;
  onClose: () => void;
}

/** `j` and `k` move between rows, `e` archives, `u` marks as unread; Escape closes the open conversation. */
export function useInboxKeys(areOn: boolean, { onArchive, onUnread, onClose }: KeyActs): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (key === 'Escape') return onClose();
    if (!areOn || target.matches(typedInto)) return;
    const id = target.closest('li')?.querySelector(`[${conversationAttribute}]`);
    const focused = id?.getAttribute(conversationAttribute) ?? null;
    if (key === 'j' || key === 'k') moveFocus(key === 'j' ? 1 : -1);
    if (key === 'e') onArchive(focused);
    if (key === 'u') onUnread(focused);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${conversationAttribute}]`)];
  const row = document.activeElement?.closest('li');
  const open = links.findIndex((link) => link.getAttribute('aria-current') === 'true');
  const at = links.findIndex((link) => row?.contains(link));
  const within = (index: number) => links[Math.min(Math.max(index, 0), links.length - 1)];
  const next = at < 0 ? within(open) : within(at + step);
  next?.focus();
  // On narrow screens the open conversation covers the rows, which then take no focus: the neighbour is opened in its place.
  if (next && document.activeElement !== next) within(open + step)?.click();
}

export const focusConversation = (id: string): void =>
  document.querySelector<HTMLElement>(`[${conversationAttribute}="${id}"]`)?.focus();
