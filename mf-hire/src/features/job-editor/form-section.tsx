import { type ReactNode, useId } from 'react';
import styles from './editor.module.css';

export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 className={styles['sectionTitle']} id={id}>
          {title}
        </h2>
        {hint && <p className={styles['hint']}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** A field with its findings; `name` identifies it in findings and missing fields. */
export function FieldFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['field']} data-field={name}>
      {children}
    </div>
  );
}
