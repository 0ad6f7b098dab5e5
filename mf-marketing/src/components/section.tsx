import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** By which links lead here, and take the focus along. */
  id?: string;
  title: string;
  /** One or two sentences below the title. */
  text?: string;
  /** A note about content that is for demonstration alone. */
  note?: string;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ id, title, text, note, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles['section']} aria-labelledby={headingId} tabIndex={id ? -1 : undefined}>
      <div className={styles['intro']}>
        <h2 className={styles['title']} id={headingId}>
          {title}
        </h2>
        {text && <p className={styles['text']}>{text}</p>}
        {note && <p className={styles['note']}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
