import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import { MatchList } from '@sabi/job-view/match-list';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import styles from './applicant.module.css';

/** The requirements of the posting, each with the lines of the profile that show it. */
export function MatchSection({ match }: { match: ApplicationMatch | null }) {
  const { t } = useTranslation('applications');
  if (!match || match.requirements.length === 0) return null;
  return (
    <Section title={t('match.title')}>
      <p className={styles['soft']}>{t('match.text')}</p>
      <MatchList
        requirements={match.requirements}
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
    </Section>
  );
}
