import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useCvImport } from '../cv-import/cv-import-calls';
import { CvImportNotice } from '../cv-import/cv-import-notice';
import { CvImportForm } from '../features/cv-import/cv-import-form';
import { Page } from '../layout/page';
import { QueryContent } from '../layout/query-content';
import { isNotFound, useProfile } from '../profile/use-profile';

/** The entries of a CV or an import before they are accepted into the profile. */
export function CvImportPage() {
  const { t } = useTranslation('review');
  usePageHead({ title: t('head.title'), description: t('head.description'), robots: 'noindex' });
  const query = useCvImport();
  if (query.error && isNotFound(query.error)) return <NothingToReview />;
  const lead = query.data?.state === 'open' ? t('lead', { fileName: query.data.file_name }) : '';
  return (
    <Page title={t('title')} lead={lead}>
      <QueryContent query={query} loadingLabel={t('loading')}>
        {(proposal) =>
          proposal.state === 'open' ? (
            // Choices belong to this version of the import.
            <CvImportForm key={proposal.version} proposal={proposal} />
          ) : (
            <Decided />
          )
        }
      </QueryContent>
    </Page>
  );
}

function NothingToReview() {
  const { t } = useTranslation('review');
  return (
    <Page title={t('none.title')} lead={t('none.text')}>
      <BackToProfile />
    </Page>
  );
}

function Decided() {
  const proposal = useProfile().data?.proposal;
  return (
    <>
      {proposal && <CvImportNotice proposal={proposal} />}
      <BackToProfile />
    </>
  );
}

function BackToProfile() {
  const { t } = useTranslation('review');
  const language = useLanguage();
  return (
    <p>
      <ButtonLink href={localizedPath(language, '/profile')}>{t('backToProfile')}</ButtonLink>
    </p>
  );
}
