import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import styles from './cv-report-view.module.css';
import { Findings, Quotes } from './findings';
import { MatchView } from './match-view';
import type { SayReport } from './report-texts';
import { ScoreRing } from './score-ring';

interface CvReportViewProps {
  report: CvReport;
  language: Language;
  say: SayReport;
}

/** A whole report: score, its parts, the job match, and findings with the lines that show them. */
export function CvReportView({ report, language, say }: CvReportViewProps) {
  const { score, sections, findings, hidden_letters: hidden, match } = report;
  const { ignored_lines: ordered, ignored = [] } = report;
  return (
    <div className={styles['report']}>
      <div className={styles['overview']}>
        <ScoreRing score={score} label={say('score', { score })} />
        <dl className={styles['sections']}>
          {sections.map(({ section, points, max }) => (
            <div key={section} className={styles['section']}>
              <dt>{say(`sections.${section}`)}</dt>
              <dd>{say('points', { points, max })}</dd>
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
      {hidden > 0 && <p className={styles['hidden']}>{say('hidden', { count: hidden })}</p>}
      {ordered > 0 && (
        <div className={styles['hidden']}>
          <p>{say('ignored', { count: ordered })}</p>
          <Quotes quotes={ignored} say={say} />
        </div>
      )}
      {match && <MatchView match={match} say={say} />}
      <Findings findings={findings} language={language} say={say} />
    </div>
  );
}
