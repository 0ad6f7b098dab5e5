import { useShell } from '@sabi/shell-sdk/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnClaims } from '../data/claims';
import { useOwnCompanies } from '../data/own-companies';
import { OwnClaims } from '../features/claim/own-claims';
import { CompanyChoice } from '../features/companies/company-choice';
import { Onboarding } from '../features/onboarding/onboarding';
import { PageFrame } from '../layout/page';
import { PageSkeleton } from '../layout/page-skeleton';
import { QueryContent } from '../layout/query-content';
import { hirePaths } from '../paths';

/** Redirects to the jobs of the account's company; without one, shows the next step. */
export function HomePage() {
  const { t } = useTranslation();
  const companies = useOwnCompanies();
  if (!companies.data)
    return (
      <PageFrame>
        <QueryContent query={companies} loadingLabel={t('states.loading')} rows={4}>
          {() => null}
        </QueryContent>
      </PageFrame>
    );
  const [first, ...others] = companies.data;
  if (!first) return <Onboarding claims={<Claims />} />;
  return others.length > 0 ? <CompanyChoice companies={companies.data} /> : <ToJobs slug={first.slug} />;
}

/** A failure is shown on the page of the requests. */
function Claims() {
  const { data: claims = [] } = useOwnClaims();
  return <OwnClaims claims={claims} hasCompany={false} />;
}

function ToJobs({ slug }: { slug: string }) {
  const shell = useShell();
  useEffect(() => shell.navigate(hirePaths(slug).jobs, { replace: true }), [shell, slug]);
  return <PageSkeleton />;
}
