import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../layout/page';
import { RecruiterStatus } from './recruiter-status';

/** Replaces a page that is for talent only. */
export function RecruiterPage() {
  const { t } = useTranslation('recruiter');
  usePageHead({ title: t('talentOnly.title'), description: t('talentOnly.text'), robots: 'noindex' });
  return (
    <Page title={t('talentOnly.title')} lead={t('talentOnly.text')}>
      <RecruiterStatus />
    </Page>
  );
}
