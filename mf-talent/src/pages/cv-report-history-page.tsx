import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { EmptyState, Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { useCvVersions } from '../features/cv/use-cv-versions';
import { CompareSection } from '../features/cv-report/history/compare-section';
import { type FindFileName, ReportList } from '../features/cv-report/history/report-list';
import { useReportHistory } from '../features/cv-report/report-calls';
import { Page } from '../layout/page';
import { QueryContent } from '../layout/query-content';
import { ProfileBoundary } from '../profile/profile-boundary';

/** All stored reports about the CVs of the profile, and a comparison of two. */
export function CvReportHistoryPage() {
  const { t } = useTranslation('cv-report');
  usePageHead({ title: t('history.headTitle'), description: t('head.description'), robots: 'noindex' });
  return <ProfileBoundary>{(full) => <LoadedPage full={full} />}</ProfileBoundary>;
}

function LoadedPage({ full: { resume: cv } }: { full: FullProfile }) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const query = useReportHistory();
  const { data: cvs } = useCvVersions([cv]);
  const findFileName: FindFileName = (fileKey) =>
    cvs
      ? (cvs.resumes.find(({ file_key: key }) => key === fileKey)?.file_name ?? t('history.deletedCv'))
      : null;
  return (
    <Page title={t('history.title')} lead={t('history.lead')}>
      <QueryContent query={query} loadingLabel={t('loading')} rows={5}>
        {(reports) => (
          <>
            {reports.length === 0 ? (
              <Section title={t('history.list')}>
                <EmptyState>{t('history.none')}</EmptyState>
              </Section>
            ) : (
              <ReportList reports={reports} findFileName={findFileName} />
            )}
            {reports.length === 1 && <EmptyState>{t('history.one')}</EmptyState>}
            {reports.length > 1 && <CompareSection reports={reports} />}
            {/* With the list, as it would move when that comes. */}
            <p>
              <ButtonLink variant="secondary" href={localizedPath(language, '/profile/cv-report')}>
                {t('history.back')}
              </ButtonLink>
            </p>
          </>
        )}
      </QueryContent>
    </Page>
  );
}
