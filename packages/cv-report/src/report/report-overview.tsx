import type { CvOverview } from '@sabi/contracts/http/ai/cv-analysis';
import { PointsBar } from './points-bar';
import styles from './report-overview.module.css';
import type { SayReport } from './report-texts';
import { ScoreRing } from './score-ring';

interface ReportOverviewProps extends CvOverview {
  say: SayReport;
}

/** The score as a ring, and the points of each section as a bar. */
export function ReportOverview({ score, sections, say }: ReportOverviewProps) {
  return (
    <div className={styles['overview']}>
      <ScoreRing score={score} label={say('score', { score })} />
      <dl className={styles['sections']}>
        {sections.map(({ section, points, max, findings }) => (
          <div key={section} className={styles['section']}>
            <dt>{say(`sections.${section}`)}</dt>
            <dd>
              {findings > 0 && (
                <span className={styles['count']}>{say('toImprove', { count: findings })} · </span>
              )}
              {say('points', { points, max })}
            </dd>
            <PointsBar points={points} max={max} />
          </div>
        ))}
      </dl>
    </div>
  );
}
