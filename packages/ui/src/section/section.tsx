import { Card } from '../card';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** For moving the focus to the title. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Id for links. */
  anchor?: string | undefined;
}

/** A titled card of a page. */
export function Section({ title, children, action, headingRef, anchor }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} id={anchor} tabIndex={anchor ? -1 : undefined}>
      <Card className={styles['card']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
            {title}
          </h2>
          {action && <span className={styles['action']}>{action}</span>}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** Text for an empty part, with the next step. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className={styles['empty']}>{children}</p>;
}
