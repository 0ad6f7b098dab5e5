import type { KeyboardEvent, ReactNode } from 'react';
import { useHydrated } from '../hydration';
import { nextTabPosition } from './next-tab-position';
import { useTabs } from './tabs-context';
import styles from './tabs.module.css';

interface TabListProps {
  /** Name of the list for assistive technology. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A single tab stop; arrow keys move within and select. */
export function TabList({ label, className, children }: TabListProps) {
  const { orientation } = useTabs();
  const look = [styles['list'], className].filter(Boolean).join(' ');
  if (!useHydrated()) return <div className={look}>{children}</div>;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const place = tabs.findIndex((tab) => tab === event.target);
    const next = event.key === ' ' ? place : nextTabPosition(event.key, orientation, place, tabs.length);
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (place < 0 || next === null || hasModifier) return;
    event.preventDefault(); // prevents scrolling
    tabs[next]?.focus();
    tabs[next]?.click();
  };
  return (
    <div className={look} role="tablist" aria-label={label} aria-orientation={orientation} onKeyDown={move}>
      {children}
    </div>
  );
}
