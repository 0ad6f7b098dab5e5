import { Card } from '@sabi/ui/card';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A titled card of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles['card']}>
        <h2 className={styles['title']} id={id}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

/** Says that there is nothing, and what would change that. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
