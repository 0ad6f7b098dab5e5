import type { ViewReceipt } from '@sabi/contracts/http/hiring/views';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { EmptyState, Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { ItemList, ItemRow } from '../../layout/item-list';
import { QueryContent } from '../../layout/query-content';
import { useViews } from './use-views';

/** Who looked at the talent's applications. */
export function ViewsSection() {
  const { t } = useTranslation('settings');
  const views = useViews();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = views;
  return (
    <Section title={t('views.title')}>
      <p>{t('views.text')}</p>
      <QueryContent query={views} loadingLabel={t('loading')}>
        {(receipts) =>
          receipts.length === 0 ? (
            <EmptyState>{t('views.empty')}</EmptyState>
          ) : (
            <>
              <ViewList receipts={receipts} />
              {isFetchNextPageError && <Notice tone="danger" title={t('views.moreFailed')} />}
              {hasNextPage && (
                <div>
                  <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {t('views.more')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryContent>
    </Section>
  );
}

function ViewList({ receipts }: { receipts: readonly ViewReceipt[] }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (
    <ItemList label={t('views.title')}>
      {receipts.map(({ view_id: id, company, role, what, job_title: job, at }) => (
        <ItemRow
          key={id}
          name={company.name}
          details={[
            t(`views.what.${what}`, { job }),
            t('views.whoAndWhen', { role: t(`views.roles.${role}`), when: formatMoment(at, language) }),
          ]}
          actions={[]}
        />
      ))}
    </ItemList>
  );
}
