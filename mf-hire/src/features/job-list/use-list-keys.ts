import { useEffect } from 'react';

/** `j` and `k` move between jobs; Enter opens the focused one. */
export function useListKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { j: 1, k: -1 }[event.key];
      if (!step) return;
      const titles = [...document.querySelectorAll<HTMLElement>('[data-job-title]')];
      const row = document.activeElement?.closest('li');
      const at = titles.findIndex((title) => row?.contains(title));
      titles[at < 0 ? 0 : at + step]?.focus();
    };
    addEventListener('keydown', move);
    return () => removeEventListener('keydown', move);
  }, []);
}
