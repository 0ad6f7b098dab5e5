import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** One or two sentences below the title. */
  text?: string;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['intro']}>
        <h2 className={styles['title']} id={id}>
          {title}
        </h2>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
