import type { ReactNode } from 'react';
import styles from './fact-pair.module.css';

interface FactPairProps {
  first: ReactNode;
  /** null without a second one. */
  second: ReactNode;
}

/** Two facts with a dot between them; without it where they take a line each. */
export function FactPair({ first, second }: FactPairProps) {
  return (
    <span className={styles['pair']}>
      <span>{first}</span>
      {second && (
        <span>
          <span className={styles['dot']}>{' · '}</span>
          {second}
        </span>
      )}
    </span>
  );
}
