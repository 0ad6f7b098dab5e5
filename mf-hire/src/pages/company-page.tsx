import { companyPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useCompany, useRights } from '../data/company-context';
import { useCompanyDetails } from '../data/company';
import { CompanyFacts } from '../features/company/company-facts';
import { DetailsForm } from '../features/company/details-form';
import { Verification } from '../features/company/verification';
import { Page } from '../layout/page';
import { QueryContent } from '../layout/query-content';
import { Section } from '@sabi/ui/section';

export function CompanyPage() {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { slug, name } = useCompany();
  const { mayChangeCompany } = useRights();
  const details = useCompanyDetails();
  return (
    <Page
      title={name}
      lead={t('lead')}
      narrow
      action={
        <ButtonLink variant="secondary" href={localizedPath(language, companyPath({ slug }))}>
          {t('view')}
        </ButtonLink>
      }
    >
      <QueryContent query={details} loadingLabel={t('loading')} rows={6}>
        {(company) => (
          <>
            <Section title={t('verification.title')}>
              <Verification company={company} />
            </Section>
            <Section title={t('details.title')}>
              {mayChangeCompany ? (
                <DetailsForm company={company} onReload={() => void details.refetch()} />
              ) : (
                <CompanyFacts company={company} />
              )}
            </Section>
          </>
        )}
      </QueryContent>
    </Page>
  );
}
