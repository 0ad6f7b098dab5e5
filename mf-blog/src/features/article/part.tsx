import type { ReactNode } from 'react';
import { anchorOf } from './outline';
import styles from './part.module.css';

interface PartProps {
  title: string;
  /** A word above the title that says what kind of part it is. */
  eyebrow?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the article under a heading of its own; the table of contents leads to it. */
export function Part({ title, eyebrow, className, children }: PartProps) {
  const id = anchorOf(title);
  return (
    <section
      id={id}
      className={[styles['part'], className].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
    >
      {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h2 className={styles['title']} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
