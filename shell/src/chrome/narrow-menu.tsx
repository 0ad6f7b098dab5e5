import { type ReactNode, useEffect, useRef } from 'react';
import styles from './narrow-menu.module.css';

/** Opens without script; with it, closes as menus do: on Escape, on a choice, on a click or focus elsewhere. */
export function NarrowMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const close = () => menu.removeAttribute('open');
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) close();
    };
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    menu.addEventListener('click', closeOnChoice, { signal });
    return () => listening.abort();
  }, []);

  return (
    <details className={styles['menu']} ref={details}>
      <summary aria-label={label}>
        <span className={styles['burger']} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
