import type { ReactNode } from 'react';
import { anchorOf } from './outline';
import styles from './part.module.css';

interface PartProps {
  title: string;
  /** Text above the title that names the kind of part. */
  eyebrow?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Part of the article with a heading, linked from the table of contents. */
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
