import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Target of links, which also focus it. */
  id?: string;
  title: string;
  /** One or two sentences below the title. */
  text?: string;
  /** Note on content that is only a demonstration. */
  note?: string;
  children: ReactNode;
}

/** Part of a page with a heading. */
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
