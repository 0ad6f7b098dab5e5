import type { ReactNode } from 'react';
import styles from './card-links.module.css';

/** Alternative links at the end of a card. */
export function CardLinks({ children }: { children: ReactNode }) {
  return <p className={styles['links']}>{children}</p>;
}
