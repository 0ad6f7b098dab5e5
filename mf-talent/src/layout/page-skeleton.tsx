import { PagePlaceholder } from '@sabi/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { PageFrame } from './page';

export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <PageFrame>
      <PagePlaceholder label={t('states.loading')} />
    </PageFrame>
  );
}
