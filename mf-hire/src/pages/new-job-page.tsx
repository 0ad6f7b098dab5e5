import { useTranslation } from 'react-i18next';
import { NewJobForm } from '../features/job-editor/new-job-form';
import { Page } from '../layout/page';

export function NewJobPage() {
  const { t } = useTranslation('editor');
  return (
    <Page title={t('new.title')} lead={t('new.lead')} narrow>
      <NewJobForm />
    </Page>
  );
}
