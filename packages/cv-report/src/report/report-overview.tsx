import type { CvOverview } from '@sabi/contracts/http/ai/cv-analysis';
import type { ReportSection } from '@sabi/contracts/http/ai/cv-report';
import { PointsBar } from './points-bar';
import styles from './report-overview.module.css';
import type { SayReport } from './report-texts';
import { ScoreRing } from './score-ring';

interface SectionPoints {
  section: ReportSection;
  points: number;
  max: number;
  /** How many things there are to improve. */
  findings?: number;
}

interface ReportOverviewProps extends Pick<CvOverview, 'score'> {
  sections: readonly SectionPoints[];
  say: SayReport;
}

/** The score as a ring, and the points of each section as a bar. */
export function ReportOverview({ score, sections, say }: ReportOverviewProps) {
  return (
    <div className={styles['overview']}>
      <ScoreRing score={score} label={say('score', { score })} />
      <dl className={styles['sections']}>
        {sections.map(({ section, points, max, findings = 0 }) => (
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
