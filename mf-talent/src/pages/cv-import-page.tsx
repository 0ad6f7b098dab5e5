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

/** Entries of a CV or an import, before they are accepted into the profile. */
export function CvImportPage() {
  const { t } = useTranslation('cv-import');
  usePageHead({ title: t('head.title'), description: t('head.description'), robots: 'noindex' });
  const query = useCvImport();
  if (query.error && isNotFound(query.error)) return <NoPendingImport />;
  const lead = query.data?.state === 'open' ? t('lead', { fileName: query.data.file_name }) : '';
  return (
    <Page title={t('title')} lead={lead}>
      <QueryContent query={query} loadingLabel={t('loading')}>
        {(cvImport) =>
          cvImport.state === 'open' ? (
            // Choices belong to this version of the import.
            <CvImportForm key={cvImport.version} cvImport={cvImport} />
          ) : (
            <Decided />
          )
        }
      </QueryContent>
    </Page>
  );
}

function NoPendingImport() {
  const { t } = useTranslation('cv-import');
  return (
    <Page title={t('none.title')} lead={t('none.text')}>
      <BackToProfile />
    </Page>
  );
}

function Decided() {
  const cvImport = useProfile().data?.proposal;
  return (
    <>
      {cvImport && <CvImportNotice cvImport={cvImport} />}
      <BackToProfile />
    </>
  );
}

function BackToProfile() {
  const { t } = useTranslation('cv-import');
  const language = useLanguage();
  return (
    <p>
      <ButtonLink href={localizedPath(language, '/profile')}>{t('backToProfile')}</ButtonLink>
    </p>
  );
}
