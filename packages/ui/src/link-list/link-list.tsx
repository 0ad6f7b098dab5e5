import type { ReactNode } from 'react';
import styles from './link-list.module.css';

export interface LinkListEntry {
  readonly id: string | number;
  /** A link with a title. */
  readonly link: ReactNode;
  readonly text: ReactNode;
}

/** Links below each other, each with a line of text. */
export function LinkList({ entries }: { entries: readonly LinkListEntry[] }) {
  return (
    <ul className={styles['list']}>
      {entries.map(({ id, link, text }) => (
        <li key={id} className={styles['entry']}>
          {link}
          <span className={styles['text']}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
