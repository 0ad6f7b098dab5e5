import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import styles from './query-content.module.css';

interface QueryContentProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Name of the loading part, for screen readers. */
  loadingLabel: string;
  /** How many rows it usually has, so that what stands below stays where it is. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** A part of a page once its data has loaded; before that a skeleton, or the failure. */
export function QueryContent<T>({
  query: { data, error, refetch },
  loadingLabel,
  rows,
  children,
}: QueryContentProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <Skeleton label={loadingLabel} rows={rows} />;
}

/** The place of something that is being loaded. */
export function Skeleton({ label, rows = 2 }: { label: string; rows?: number | undefined }) {
  return (
    <div className={styles['skeleton']} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['row']} />
      ))}
    </div>
  );
}
