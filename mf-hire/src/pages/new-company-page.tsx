import { useTranslation } from 'react-i18next';
import { NewCompanyForm } from '../features/company/new-company-form';
import { PlainPage } from '../layout/page';

export function NewCompanyPage() {
  const { t } = useTranslation('company');
  return (
    <PlainPage title={t('new.title')} lead={t('new.lead')}>
      <NewCompanyForm />
    </PlainPage>
  );
}
