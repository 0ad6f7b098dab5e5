import styles from './skeleton.module.css';

interface SkeletonProps {
  /** For screen readers. */
  label: string;
  /** Usual number of rows, so that content below does not move. */
  rows?: number | undefined;
}

/** Placeholder of a part that is loading. */
export function Skeleton({ label, rows = 2 }: SkeletonProps) {
  return (
    <div className={styles['skeleton']} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['row']} />
      ))}
    </div>
  );
}
