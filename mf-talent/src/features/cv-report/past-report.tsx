import type { Cv } from '@sabi/contracts/http/profile/profile';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { EmptyState, Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { usePastReport } from './report-calls';
import { ReportSection } from './report-section';

/** A stored report, opened from the history; it may have been deleted since. */
export function PastReport({ reportId, cv }: { reportId: string; cv: Cv | null }) {
  const { t } = useTranslation('cv-report');
  const query = usePastReport(reportId);
  const { error } = query;
  if (error instanceof RequestFailed && (error.status === 404 || error.status === 422))
    return (
      <Section title={t('report.title')}>
        <EmptyState>{t('history.gone')}</EmptyState>
      </Section>
    );
  return (
    <QueryContent query={query} loadingLabel={t('loading')} rows={5}>
      {(past) => <ReportSection kept={past} isOlder={past.file_key !== cv?.file_key} />}
    </QueryContent>
  );
}
