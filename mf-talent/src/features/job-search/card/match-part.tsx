import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import { MatchList } from '@sabi/job-view/match-list';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** Which requirements the profile showed when it was sent. @param props.match missing in older answers */
export function MatchPart({ match }: { match: ApplicationMatch | null | undefined }) {
  const { t } = useTranslation('job-search');
  if (!match || match.requirements.length === 0) return null;
  const { requirements } = match;
  const shown = requirements.filter(({ state }) => state !== 'missing').length;
  return (
    <section className={styles['part']}>
      <h3 className={styles['partTitle']}>{t('match.title')}</h3>
      <p className={styles['soft']}>
        {t('match.shown', { shown, count: requirements.length })} {t('match.text')}
      </p>
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
    </section>
  );
}
