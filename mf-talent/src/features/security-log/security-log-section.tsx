import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';
import { SecurityLogList } from './security-log-list';
import { useSecurityLog } from './use-security-log';

export function SecurityLogSection() {
  const { t } = useTranslation('settings');
  const log = useSecurityLog();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = log;
  return (
    <Section title={t('log.title')}>
      <p>{t('log.text')}</p>
      <QueryContent query={log} loadingLabel={t('loading')}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState>{t('log.empty')}</EmptyState>
          ) : (
            <>
              <SecurityLogList entries={entries} />
              {isFetchNextPageError && <Notice tone="danger" title={t('log.moreFailed')} />}
              {hasNextPage && (
                <div>
                  <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {t('log.more')}
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
