import { Skeleton } from '@sabi/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadFailed } from '../failures/load-failed';

interface QueryContentProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Label of the loading part, for screen readers. */
  loadingLabel: string;
  /** Usual number of rows, so that content below does not move. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Part of a page after its data has loaded; until then a skeleton, or the failure. */
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
