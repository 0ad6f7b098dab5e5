import type { ReactNode } from 'react';
import { EmptyState, Section } from '@sabi/ui/section';
import styles from './entry.module.css';

type Known = string | null | undefined | false;

interface EntryProps {
  title: string;
  /** Time span. */
  period: Known;
  /** In one line below the title; unknown ones are left out. */
  facts: readonly Known[];
  /** Longer text; its line breaks are kept. */
  text?: string | null;
  actions?: ReactNode;
}

export function Entry({ title, period, facts, text = null, actions }: EntryProps) {
  const line = facts.filter(Boolean).join(' · ');
  return (
    <li className={styles['entry']}>
      <div className={styles['top']}>
        <div className={styles['head']}>
          <h3 className={styles['title']}>{title}</h3>
          {period && <p className={styles['period']}>{period}</p>}
        </div>
        {actions}
      </div>
      {line && <p className={styles['facts']}>{line}</p>}
      {text && <p className={styles['text']}>{text}</p>}
    </li>
  );
}

interface EntryListProps<T> {
  title: string;
  /** Id for links. */
  anchor?: string;
  /** Text for an empty list. */
  empty: string;
  entries: readonly T[];
  action?: ReactNode;
  children: (entry: T) => ReactNode;
}

/** Section with one entry per line, or a text for an empty list. */
export function EntryList<T>({ title, anchor, empty, entries, action, children }: EntryListProps<T>) {
  return (
    <Section title={title} anchor={anchor} action={action}>
      {entries.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <ul className={styles['entries']}>{entries.map(children)}</ul>
      )}
    </Section>
  );
}
