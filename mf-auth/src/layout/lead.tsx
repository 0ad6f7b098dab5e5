import type { ReactNode } from 'react';
import styles from './lead.module.css';

/** What a card is about, above what can be done in it. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>;
}
