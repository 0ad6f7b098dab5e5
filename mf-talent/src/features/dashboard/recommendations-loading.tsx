import { Section } from '@sabi/ui/section';
import { Skeleton } from '@sabi/ui/skeleton';
import { useTranslation } from 'react-i18next';

/** About as tall as the jobs. */
const rows = 6;

export function RecommendationsLoading() {
  const { t } = useTranslation();
  return (
    <Section title={t('dashboard.jobs.title')}>
      <Skeleton label={t('dashboard.jobs.loading')} rows={rows} />
    </Section>
  );
}
