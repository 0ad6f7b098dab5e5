import { type RefObject, useEffect, useRef } from 'react';

/** In the list `j` and `k` move between jobs, and `/` focuses the search. Elsewhere the keys keep their default. */
export function useListKeys(): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = findTarget(element, event.key);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, []);
  return list;
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

function findTarget(list: HTMLElement, key: string): HTMLElement | null | undefined {
  if (key === '/') return list.closest('form')?.querySelector<HTMLElement>('[data-search]');
  const step = steps[key];
  if (!step) return null;
  const jobs = [...list.querySelectorAll<HTMLElement>('[data-job]')];
  const current = jobs.findIndex((job) => job.closest('article')?.contains(document.activeElement));
  return jobs[current < 0 ? 0 : current + step];
}
