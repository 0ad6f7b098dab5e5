import { type RefObject, useEffect, useRef } from 'react';

const rowLinks = '[data-application]';

/**
 * The focus among the rows of a list, each with a link that has `data-application`.
 * @param ids of the rows; when the focused one goes, the row at its place is focused
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const lastAt = useRef<number | null>(null);
  const findLinks = () => [...(list.current?.querySelectorAll<HTMLElement>(rowLinks) ?? [])];
  const findAt = () => {
    const row = document.activeElement?.closest('tr') ?? null;
    return findLinks().findIndex((link) => row?.contains(link));
  };
  const key = ids.join();
  useEffect(() => {
    if (lastAt.current === null || document.activeElement !== document.body) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(rowLinks) ?? [])];
    links[Math.min(lastAt.current, links.length - 1)]?.focus();
  }, [key, list]);
  return {
    /** Moves by a number of rows; from outside to the first. */
    step: (by: number) => {
      const at = findAt();
      findLinks()[at < 0 ? 0 : at + by]?.focus();
    },
    /** Focuses the first row of these applications, or the first row where they are not in the list. */
    goToAny: (wanted: ReadonlySet<string>) => {
      const at = ids.findIndex((id) => wanted.has(id));
      findLinks()[Math.max(0, at)]?.focus();
    },
    /** @returns the id of the row that has the focus */
    findFocused: (): string | null => ids[findAt()] ?? null,
    onFocus: () => {
      const at = findAt();
      lastAt.current = at < 0 ? null : at;
    },
  };
}
