import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { paths } from '../../../paths';
import styles from './cv-analyzer.module.css';

/** Instead of the analysis, where no script runs. */
export function PlainWay() {
  const { t } = useTranslation('talent-solution');
  const consultation = useHref(`${paths.talentSolution}?panel=expert#panels`);
  return (
    <noscript>
      <p className={styles['plain']}>
        {t('cv.plain')} <a href={consultation}>{t('cv.plainLink')}</a>
      </p>
    </noscript>
  );
}
