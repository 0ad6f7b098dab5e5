import type { BoardPlace } from '@sabi/contracts/http/hiring/pages';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { useTranslation } from 'react-i18next';
import { useJobTerms } from './use-job-terms';
import styles from './job-facts.module.css';

interface JobFactsProps {
  posting: Pick<Posting, 'contract' | 'part_time' | 'level' | 'mode' | 'openings'>;
  places: readonly BoardPlace[];
}

export function JobFacts({ posting, places }: JobFactsProps) {
  const { t } = useTranslation('job-view');
  const { contract, level } = useJobTerms(posting);
  const zones = [...new Set(places.map(({ zone }) => zone))];
  const facts = [
    [t('facts.contract'), contract],
    [t('facts.mode'), posting.mode && t(`mode.${posting.mode}`)],
    [t('facts.level'), level],
    [t('facts.openings'), String(posting.openings)],
    [t('facts.places'), places.length > 1 ? places.map(({ name }) => name).join('; ') : null],
    [t('facts.zone'), zones.length > 0 ? zones.join(', ') : null],
  ] as const;
  return (
    <section className={styles['panel']}>
      <h2 className={styles['title']}>{t('facts.title')}</h2>
      <dl className={styles['facts']}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className={styles['fact']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
