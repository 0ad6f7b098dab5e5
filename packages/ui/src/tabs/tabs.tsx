import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { useHydrated } from '../hydration';
import type { Orientation } from './next-tab-position';
import { TabsContext, useTab } from './tabs-context';
import styles from './tabs.module.css';

export interface TabsProps {
  value: string;
  /** Also called for the selected tab, which cancels a choice whose panel is still loading. */
  onValueChange: (value: string) => void;
  orientation?: Orientation;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Panels in one place, one of them visible. The server sends all: without script every panel is visible, one below the
 * other, and the tabs are hidden or, with an address, links.
 */
export function Tabs({ value, onValueChange, orientation = 'horizontal', className, children }: TabsProps) {
  const baseId = useId();
  return (
    <TabsContext value={{ baseId, value, orientation, select: onValueChange }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  value: string;
}

export function TabPanel({ value, className, ...rest }: TabPanelProps) {
  const { tabId, panelId, selected } = useTab(value);
  const hydrated = useHydrated();
  return (
    <div
      {...rest}
      className={[styles['panel'], className].filter(Boolean).join(' ')}
      id={panelId}
      hidden={!selected}
      {...(hydrated && { role: 'tabpanel', 'aria-labelledby': tabId, tabIndex: 0 })}
    />
  );
}
