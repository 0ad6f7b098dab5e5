import type { CvReport } from '@sabi/contracts/http/cv-report';
import { useTranslation } from 'react-i18next';
import styles from './cv-report-view.module.css';
import { Findings } from './findings';
import { ScoreRing } from './score-ring';

/** A whole report: the score, what it is made of, and what to mend with the lines that show it. */
export function CvReportView({ report }: { report: CvReport }) {
  const { t } = useTranslation('talent-solution');
  const { score, sections, findings, hidden_letters: hidden } = report;
  return (
    <div className={styles['report']}>
      <div className={styles['overview']}>
        <ScoreRing score={score} label={t('analysis.report.score', { score })} />
        <dl className={styles['sections']}>
          {sections.map(({ section, points, max }) => (
            <div key={section} className={styles['section']}>
              <dt>{t(`analysis.report.sections.${section}`)}</dt>
              <dd>{t('analysis.report.points', { points, max })}</dd>
              <svg
                className={styles['bar']}
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <rect className={styles['track']} width="100" height="4" />
                <rect className={styles['gained']} width={(100 * points) / max} height="4" />
              </svg>
            </div>
          ))}
        </dl>
      </div>
      {hidden > 0 && <p className={styles['hidden']}>{t('analysis.report.hidden', { count: hidden })}</p>}
      <Findings findings={findings} />
    </div>
  );
}
