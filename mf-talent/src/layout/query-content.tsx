import type { ReactNode } from 'react';
import { LoadFailed } from '../failures/load-failed';
import styles from './query-content.module.css';

interface QueryContentProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** What is being loaded, for who does not see the place it will have. */
  loadingLabel: string;
  /** How many rows it usually has, so that what stands below stays where it is. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** A part of a page once its data is there; before that its place, and where it never comes what there is to say. */
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
