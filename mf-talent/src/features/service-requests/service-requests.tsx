import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { lazyComponent } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';
import { useFocusFallback } from '../../layout/use-focus-fallback';
import { useServiceRequests } from '../../service-requests/request-queries';
import { RequestRow } from './request-row';
import { requestsAnchor } from './requests-anchor';
import styles from './service-requests.module.css';

const WithdrawDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-request-dialog" */ './withdraw-dialog').then(
    (module) => module.WithdrawDialog,
  ),
);

/** The account's service requests and their status. */
export function ServiceRequests() {
  const { t } = useTranslation('service-requests');
  const query = useServiceRequests();
  const heading = useRef<HTMLHeadingElement>(null);
  const [withdrawing, setWithdrawing] = useState<ServiceRequest | null>(null);
  return (
    <Section title={t('list.title')} anchor={requestsAnchor} headingRef={heading}>
      <QueryContent query={query} loadingLabel={t('list.loading')}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState>{t('list.empty')}</EmptyState>
          ) : (
            <>
              <ul className={styles['rows']} aria-label={t('list.title')}>
                {requests.map((request) => (
                  <RequestRow
                    key={request.request_id}
                    request={request}
                    onWithdraw={() => setWithdrawing(request)}
                  />
                ))}
              </ul>
              <OlderRequests query={query} />
            </>
          )
        }
      </QueryContent>
      {withdrawing && (
        <WithdrawDialog
          request={withdrawing}
          onClose={() => setWithdrawing(null)}
          findFocusAfter={() => heading.current}
        />
      )}
    </Section>
  );
}

/** The next page, below the previous ones. */
function OlderRequests({ query }: { query: ReturnType<typeof useServiceRequests> }) {
  const { t } = useTranslation('service-requests');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const button = useFocusFallback(hasNextPage);
  return (
    <>
      {isFetchNextPageError && <p role="alert">{t('list.moreFailed')}</p>}
      {hasNextPage && (
        <p>
          <Button
            ref={button}
            variant="secondary"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        </p>
      )}
    </>
  );
}
