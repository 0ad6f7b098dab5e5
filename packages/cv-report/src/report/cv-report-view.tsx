import { otherDocument, overviewOf } from '@sabi/contracts/ai/report-overview';
import type { CvReport, DocumentKind } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import styles from './cv-report-view.module.css';
import { Findings } from './findings';
import { MatchView } from './match-view';
import { PointsBar } from './points-bar';
import { Quotes } from './quotes';
import { ReportOverview } from './report-overview';
import type { SayReport } from './report-texts';

interface CvReportViewProps {
  report: CvReport;
  language: Language;
  say: SayReport;
}

/** A report about a text that is no CV has neither score nor findings. */
export const isAboutCv = (report: { readonly document?: CvReport['document'] }): boolean =>
  otherDocument(report) === undefined;

/** What was sent is something else: no ring, no bars. */
function NoCv({ document, say }: { document: Exclude<DocumentKind, 'cv'>; say: SayReport }) {
  return (
    <div className={styles['aside']}>
      <h3 className={styles['title']}>{say('noCv.title')}</h3>
      <p>
        {say(`noCv.kinds.${document}`)} {say('noCv.text')}
      </p>
    </div>
  );
}

/** What the points of the sections were earned by. */
function Parts({ parts, say }: { parts: NonNullable<CvReport['parts']>; say: SayReport }) {
  return (
    <details className={styles['parts']}>
      <summary>{say('parts.title')}</summary>
      <p>{say('parts.text')}</p>
      <dl className={styles['sums']}>
        {parts.map(({ part, points, max }) => (
          <div key={part} className={styles['part']}>
            <dt>{say(`parts.${part}`)}</dt>
            <dd>{say('points', { points, max })}</dd>
            <PointsBar points={points} max={max} />
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A whole report: score, its parts, the job match, and findings with the lines that show them. */
export function CvReportView({ report, language, say }: CvReportViewProps) {
  const { findings, improvements, parts, hidden_letters: hidden, match } = report;
  const { ignored_lines: ordered, ignored = [] } = report;
  const other = otherDocument(report);
  if (other) return <NoCv document={other} say={say} />;
  return (
    <div className={styles['report']}>
      <ReportOverview {...overviewOf(report)} say={say} />
      {parts && <Parts parts={parts} say={say} />}
      {hidden > 0 && <p className={styles['aside']}>{say('hidden', { count: hidden })}</p>}
      {ordered > 0 && (
        <div className={styles['aside']}>
          <p>{say('ignored', { count: ordered })}</p>
          <Quotes quotes={ignored} say={say} />
        </div>
      )}
      {match && <MatchView match={match} say={say} />}
      <Findings findings={findings} improvements={improvements} language={language} say={say} />
    </div>
  );
}
