import type { MouseEvent, ReactNode, Ref } from 'react';
import { useFocusHandover, useHydrated } from '../hydration';
import styles from './tabs.module.css';
import { useTab, useTabs } from './tabs-context';

export interface TabProps {
  value: string;
  /** Address of the panel without script. With script a plain click selects without navigating. */
  href?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Tab({ value, href, className, children }: TabProps) {
  const { select } = useTabs();
  const { tabId, panelId, selected } = useTab(value);
  const look = [styles['tab'], className].filter(Boolean).join(' ');
  const handover = useFocusHandover();
  if (!useHydrated()) return <PlainTab {...{ look, href, selected, children, handover }} />;

  const shared = {
    id: tabId,
    className: look,
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': panelId,
    'data-state': stateOf(selected),
    tabIndex: selected ? 0 : -1,
  };
  return href === undefined ? (
    <button type="button" {...shared} onClick={() => select(value)}>
      {children}
    </button>
  ) : (
    <a ref={handover} href={href} {...shared} onClick={(event) => isPlain(event) && select(value)}>
      {children}
    </a>
  );
}

/** Server-rendered: a link where there is an address, otherwise a tab without function. */
function PlainTab({
  look,
  href,
  selected,
  children,
  handover,
}: {
  look: string;
  href: string | undefined;
  selected: boolean;
  children: ReactNode;
  handover: Ref<HTMLAnchorElement>;
}) {
  return href === undefined ? (
    <span className={`${look} ${styles['inert']}`} data-state={stateOf(selected)} aria-hidden="true">
      {children}
    </span>
  ) : (
    <a
      ref={handover}
      className={look}
      href={href}
      data-state={stateOf(selected)}
      aria-current={selected || undefined}
    >
      {children}
    </a>
  );
}

const stateOf = (selected: boolean) => (selected ? 'active' : 'inactive');

/** Whether a click is plain, as opposed to one for the browser, such as for a new tab. */
function isPlain(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
