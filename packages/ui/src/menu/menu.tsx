import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

export type MenuItem =
  | { label: string; href: string; newTab?: boolean }
  | { label: string; onSelect: () => void };

interface MenuProps {
  label: ReactNode;
  items: readonly MenuItem[];
  /** For a menu that is loaded by its first click, which it cannot observe. */
  openedBy?: 'pointer' | 'keyboard' | undefined;
}

/** A button that opens a short list of links and actions. */
export function Menu({ label, items, openedBy }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openedBy === 'keyboard') list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [openedBy]);
  return (
    <DropdownMenu.Root modal={false} defaultOpen={openedBy !== undefined}>
      <DropdownMenu.Trigger className={styles['trigger']}>
        <span className={styles['label']}>{label}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* No portal: beside its button it is in the landmark, and read in order. */}
      <DropdownMenu.Content ref={list} className={styles['content']} align="end" sideOffset={8}>
        {items.map((item) =>
          'href' in item ? (
            <DropdownMenu.Item key={item.label} className={styles['item']} asChild>
              <a href={item.href} {...(item.newTab && { target: '_blank', rel: 'noopener' })}>
                {item.label}
              </a>
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.Item key={item.label} className={styles['item']} onSelect={item.onSelect}>
              {item.label}
            </DropdownMenu.Item>
          ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
