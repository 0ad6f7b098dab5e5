import type { CvReport, DocumentKind } from '@sabi/contracts/http/ai/cv-report';
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

/** What was sent is something else: no ring, no bars. */
function NoCv({ document, say }: { document: Exclude<DocumentKind, 'cv'>; say: SayReport }) {
  return (
    <div className={styles['hidden']}>
      <h3 className={styles['title']}>{say('noCv.title')}</h3>
      <p>
        {say(`noCv.kinds.${document}`)} {say('noCv.text')}
      </p>
    </div>
  );
}

function Parts({ parts, say }: { parts: NonNullable<CvReport['parts']>; say: SayReport }) {
  return (
    <details className={styles['parts']}>
      <summary>{say('parts.title')}</summary>
      <p>{say('parts.text')}</p>
      <dl className={styles['sums']}>
        {parts.map(({ part, points, max }) => (
          <div key={part} className={styles['section']}>
            <dt>{say(`parts.${part}`)}</dt>
            <dd>{say('points', { points, max })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A whole report: score, its parts, the job match, and findings with the lines that show them. */
export function CvReportView({ report, language, say }: CvReportViewProps) {
  const { document, score, sections, findings, improvements, parts, hidden_letters: hidden, match } = report;
  const { ignored_lines: ordered, ignored = [] } = report;
  if (document !== undefined && document !== 'cv') return <NoCv document={document} say={say} />;
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
      {parts && <Parts parts={parts} say={say} />}
      {hidden > 0 && <p className={styles['hidden']}>{say('hidden', { count: hidden })}</p>}
      {ordered > 0 && (
        <div className={styles['hidden']}>
          <p>{say('ignored', { count: ordered })}</p>
          <Quotes quotes={ignored} say={say} />
        </div>
      )}
      {match && <MatchView match={match} say={say} />}
      <Findings findings={findings} improvements={improvements} language={language} say={say} />
    </div>
  );
}
