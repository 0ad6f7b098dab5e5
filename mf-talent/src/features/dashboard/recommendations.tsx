import { intlLocales, localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { useNewestJobs, useRecommendations } from './recommendation-queries';
import { RecommendationsLoading } from './recommendations-loading';
import { LatestJobs } from './latest-jobs';
import { RecommendationList } from './recommendation-list';
import { WhyNewest } from './why-newest';

/** Jobs that match the profile, each with its reasons; without one the newest, named as such. */
export function Recommendations() {
  const { t } = useTranslation('recommendations');
  const recommended = useRecommendations();
  const newest = useNewestJobs();
  const recommendations = recommended.data?.recommendations ?? [];
  if (recommended.isPending && recommended.errorUpdateCount === 0) return <RecommendationsLoading />;
  return (
    <Section title={t(recommendations.length > 0 ? 'recommended.title' : 'newest.title')}>
      {recommendations.length > 0 ? (
        <RecommendationList recommendations={recommendations} />
      ) : (
        <>
          <WhyNewest recommended={recommended} newest={newest} />
          <LatestJobs newest={newest} />
        </>
      )}
      <AllJobs total={newest.data?.total ?? 0} />
    </Section>
  );
}

function AllJobs({ total }: { total: number }) {
  const { t } = useTranslation('recommendations');
  const language = useLanguage();
  const shown = total.toLocaleString(intlLocales[language]);
  return (
    <p>
      <ButtonLink variant="secondary" href={localizedPath(language, '/jobs')}>
        {total > 0 ? t('all', { count: total, shown }) : t('board')}
      </ButtonLink>
    </p>
  );
}
