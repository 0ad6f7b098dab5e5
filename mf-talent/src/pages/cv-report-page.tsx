import type { Cv, FullProfile } from '@sabi/contracts/http/profile/profile';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ClaimedAnalyses } from '../features/cv-report/claimed-analyses';
import { CvAnalysis } from '../features/cv-report/cv-analysis';
import styles from '../features/cv-report/cv-report.module.css';
import { PastReport } from '../features/cv-report/past-report';
import { useOwnReport } from '../features/cv-report/report-calls';
import { Page } from '../layout/page';
import { QueryContent } from '../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';
import { profileAnchors } from '../profile/profile-anchors';
import { ProfileBoundary } from '../profile/profile-boundary';

/** Analysis of the CV in the profile: the newest report, and the form for a new one. */
export function CvReportPage() {
  const { t } = useTranslation('cv-report');
  usePageHead({ title: t('head.title'), description: t('head.description'), robots: 'noindex' });
  return <ProfileBoundary>{(full) => <LoadedPage full={full} />}</ProfileBoundary>;
}

function LoadedPage({ full: { resume: cv, profile } }: { full: FullProfile }) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const query = useOwnReport();
  const [params] = useSearchParams();
  const pastId = params.get('report');
  if (pastId !== null) return <PastReportPage reportId={pastId} cv={cv} />;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {cv && profile.user_type !== 'recruiter' ? (
        <QueryContent query={query} loadingLabel={t('loading')}>
          {(kept) => <CvAnalysis cv={cv} kept={kept} />}
        </QueryContent>
      ) : (
        <NoCv />
      )}
      <ClaimedAnalyses />
      <p>
        <ButtonLink variant="secondary" href={localizedPath(language, '/profile')}>
          {t('backToProfile')}
        </ButtonLink>
      </p>
    </Page>
  );
}

function PastReportPage({ reportId, cv }: { reportId: string; cv: Cv | null }) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <PastReport reportId={reportId} cv={cv} />
      <p className={styles['actions']}>
        <ButtonLink variant="secondary" href={localizedPath(language, '/profile/cv-report/history')}>
          {t('history.link')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={localizedPath(language, '/profile/cv-report')}>
          {t('history.toNewest')}
        </ButtonLink>
      </p>
    </Page>
  );
}

function NoCv() {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  return (
    <Section title={t('noCv.title')}>
      <EmptyState>{t('noCv.text')}</EmptyState>
      <p>
        <ButtonLink href={`${localizedPath(language, '/profile')}#${profileAnchors.cv}`}>
          {t('noCv.upload')}
        </ButtonLink>
      </p>
    </Section>
  );
}
