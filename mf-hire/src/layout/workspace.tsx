import { NotFound, OfflineLine } from '@sabi/shell-sdk/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { CompanyProvider } from '../data/company-context';
import { useOwnCompanies } from '../data/own-companies';
import { ApprovalBanner } from '../features/onboarding/approval-banner';
import { PageFrame } from './page';
import { PageSkeleton } from './page-skeleton';
import { QueryContent } from './query-content';
import styles from './workspace.module.css';
import { WorkspaceNavigation } from './workspace-navigation';

/** Frame of a company's pages: navigation beside them, on phones above. */
export function Workspace() {
  const { t } = useTranslation();
  const { slug } = useParams();
  const companies = useOwnCompanies();
  const company = companies.data?.find((one) => one.slug === slug);
  if (!companies.data)
    return (
      <PageFrame>
        <QueryContent query={companies} loadingLabel={t('states.loading')} rows={4}>
          {() => null}
        </QueryContent>
      </PageFrame>
    );
  if (!company) return <NotFound />;
  return (
    <CompanyProvider value={company}>
      <div className={styles['frame']}>
        <WorkspaceNavigation companies={companies.data} />
        <div className={styles['content']}>
          <OfflineLine loadedAt={companies.dataUpdatedAt} />
          <ApprovalBanner />
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </CompanyProvider>
  );
}
