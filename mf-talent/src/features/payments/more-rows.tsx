import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payments.module.css';

interface MoreRowsProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label: string;
  count: number;
  children: ReactNode;
}

/** A paginated list with a button for more; the first new row gets the focus, so rows have `tabIndex={-1}`. */
export function MoreRows({
  query: { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
  label,
  count,
  children,
}: MoreRowsProps) {
  const { t } = useTranslation('payments');
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const row = list.current?.children[before.current];
    before.current = null;
    if (row instanceof HTMLElement) row.focus();
  }, [count]);
  const showMore = () => {
    before.current = count;
    fetchNextPage();
  };
  return (
    <>
      <ul className={styles['rows']} ref={list} aria-label={label}>
        {children}
      </ul>
      {isFetchNextPageError && <p role="alert">{t('more.failed')}</p>}
      {hasNextPage && (
        <p>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={showMore}>
            {t(isFetchNextPageError ? 'more.again' : 'more.show')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
        </p>
      )}
    </>
  );
}
