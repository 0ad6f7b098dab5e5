import { Tabs as RadixTabs } from 'radix-ui';
import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useHydrated } from '../hydration';
import styles from './tabs.module.css';
import { TabsContext, useTab } from './tabs-context';

export interface TabsProps {
  /** Which tab is selected. */
  value: string;
  onValueChange: (value: string) => void;
  /** Which arrow keys move between the tabs. */
  orientation?: 'horizontal' | 'vertical';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Panels in one place, of which one is shown. The server sends all of them: without script every panel is on the page, one
 * below the other, and the tabs are gone or, where they have an address, links.
 */
export function Tabs({ value, onValueChange, orientation = 'horizontal', className, children }: TabsProps) {
  const baseId = useId();
  return (
    <TabsContext value={{ baseId, value }}>
      <RadixTabs.Root
        value={value}
        onValueChange={onValueChange}
        orientation={orientation}
        className={className}
      >
        {children}
      </RadixTabs.Root>
    </TabsContext>
  );
}

interface TabListProps {
  /** Name of the list for assistive technology. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function TabList({ label, className, children }: TabListProps) {
  const look = joined(styles['list'], className);
  if (!useHydrated()) return <div className={look}>{children}</div>;
  return (
    <RadixTabs.List className={look} aria-label={label}>
      {children}
    </RadixTabs.List>
  );
}

export interface TabProps {
  value: string;
  /** Where the panel is found without script. With script a plain click selects, and goes nowhere. */
  href?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Tab({ value, href, className, children }: TabProps) {
  const { tabId, panelId, selected } = useTab(value);
  const look = joined(styles['tab'], className);
  if (!useHydrated()) return <PlainTab {...{ look, href, selected, children }} />;
  return (
    <RadixTabs.Trigger
      className={look}
      value={value}
      id={tabId}
      aria-controls={panelId}
      {...(href !== undefined && { asChild: true, onKeyDown: keepPosition, onClick: selectOnly })}
    >
      {href === undefined ? (
        children
      ) : (
        <a href={href} type={undefined}>
          {children}
        </a>
      )}
    </RadixTabs.Trigger>
  );
}

/** What the server sends: a link where there is an address, else the look of the tab and nothing to click. */
function PlainTab({
  look,
  href,
  selected,
  children,
}: {
  look: string;
  href: string | undefined;
  selected: boolean;
  children: ReactNode;
}) {
  const state = selected ? 'active' : 'inactive';
  return href === undefined ? (
    <span className={joined(look, styles['inert'])} data-state={state} aria-hidden="true">
      {children}
    </span>
  ) : (
    <a className={look} href={href} data-state={state} aria-current={selected || undefined}>
      {children}
    </a>
  );
}

/** The space bar selects, and does not scroll the page as it would on a link. */
function keepPosition(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

/** A click meant for the browser, such as one for a new tab, is left to it. */
function selectOnly(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
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
      className={joined(styles['panel'], className)}
      id={panelId}
      hidden={!selected}
      {...(hydrated && { role: 'tabpanel', 'aria-labelledby': tabId, tabIndex: 0 })}
    />
  );
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
