import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useOnline } from '@sabi/ui/network';
import { useTranslation } from 'react-i18next';
import type { useNewestJobs, useRecommendations } from './recommendation-queries';
import styles from './recommendations.module.css';

interface WhyNewestProps {
  recommended: ReturnType<typeof useRecommendations>;
  newest: ReturnType<typeof useNewestJobs>;
}

/** Why nothing is recommended, and what helps. */
export function WhyNewest({ recommended, newest }: WhyNewestProps) {
  const { t } = useTranslation('recommendations');
  const language = useLanguage();
  if (recommended.data)
    return (
      <p className={styles['text']}>
        {t(recommended.data.is_profile_empty ? 'newest.profileEmpty' : 'newest.noMatch')}{' '}
        <a href={localizedPath(language, '/profile')}>{t('newest.profile')}</a>
      </p>
    );
  return <Unavailable recommended={recommended} newest={newest} />;
}

/** Once the network is back, both load by themselves. */
function Unavailable({ recommended, newest }: WhyNewestProps) {
  const { t } = useTranslation('recommendations');
  const online = useOnline();
  const retry = () => {
    void recommended.refetch();
    if (newest.isError) void newest.refetch();
  };
  if (!online) return <p className={styles['text']}>{t('newest.offline')}</p>;
  return (
    <div className={styles['unavailable']}>
      {!newest.isError && <p>{t('newest.unavailable')}</p>}
      <Button variant="secondary" busy={recommended.isFetching} onClick={retry}>
        {t('newest.retry')}
      </Button>
    </div>
  );
}
