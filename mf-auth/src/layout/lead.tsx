import type { ReactNode } from 'react';
import styles from './lead.module.css';

/** Introductory text of a card. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles['lead']}>{children}</p>;
}
