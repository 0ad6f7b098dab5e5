import styles from './page-placeholder.module.css';

/** Placeholder of a page. Appears only when loading takes long enough to notice. @param label for screen readers */
export function PagePlaceholder({ label }: { label: string }) {
  return (
    <div className={styles['skeleton']} role="status" aria-label={label}>
      <span className={styles['title']} />
      <span className={styles['block']} />
      <span className={styles['block']} />
    </div>
  );
}
