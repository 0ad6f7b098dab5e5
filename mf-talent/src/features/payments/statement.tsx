import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';
import { MoreRows } from './more-rows';
import { useStatement } from './payment-queries';
import styles from './payments.module.css';
import { StatementRow } from './statement-row';

/** The ledger, with explained entries. */
export function Statement({ anchor }: { anchor: string }) {
  const { t } = useTranslation('payments');
  const query = useStatement();
  return (
    <Section title={t('statement.title')} anchor={anchor}>
      <QueryContent query={query} loadingLabel={t('statement.loading')}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState>{t('statement.empty')}</EmptyState>
          ) : (
            <>
              <p className={styles['soft']}>{t('statement.text')}</p>
              <MoreRows query={query} label={t('statement.title')} count={events.length}>
                {events.map((event) => (
                  <StatementRow key={event.event_id} event={event} />
                ))}
              </MoreRows>
            </>
          )
        }
      </QueryContent>
    </Section>
  );
}
