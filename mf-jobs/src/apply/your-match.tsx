import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import { MatchList } from '@sabi/job-view/match-list';
import { useTranslation } from 'react-i18next';
import styles from './your-match.module.css';

/** Which requirements the profile shows, as the company will see it; closed until it is wanted. */
export function YourMatch({ match: { requirements } }: { match: ApplicationMatch }) {
  const { t } = useTranslation('apply');
  if (requirements.length === 0) return null;
  const shown = requirements.filter(({ state }) => state !== 'missing').length;
  return (
    <details className={styles['match']}>
      <summary className={styles['summary']}>
        <span className={styles['title']}>{t('match.title')}</span>{' '}
        <span className={styles['soft']}>{t('match.shown', { shown, count: requirements.length })}</span>
      </summary>
      <p className={styles['text']}>{t('match.text')}</p>
      <MatchList
        requirements={requirements}
        texts={{
          must: t('match.must'),
          notShown: t('match.notShown'),
          states: {
            found: t('match.states.found'),
            near: t('match.states.near'),
            missing: t('match.states.missing'),
          },
        }}
      />
    </details>
  );
}
