import type { CvFinding, CvImprovement, CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import styles from './findings.module.css';
import type { SayReport } from './report-texts';

const severities = ['high', 'medium', 'low'] as const satisfies readonly CvFinding['severity'][];

interface Words {
  language: Language;
  say: SayReport;
}

/** Findings of the rules, most severe first. */
export function Findings({
  findings,
  improvements = [],
  ...words
}: Pick<CvReport, 'findings' | 'improvements'> & Words) {
  const { say } = words;
  if (findings.length + improvements.length === 0) return <p>{say('nothing')}</p>;
  const hasBlanks = [...findings, ...improvements].some(({ rewrites = [] }) =>
    rewrites.some(({ text }) => text.includes('[')),
  );
  const groups = severities.map((severity) => {
    const found = findings.filter((finding) => finding.severity === severity);
    return (
      found.length > 0 && (
        <section key={severity} className={styles['group']}>
          <h3 className={styles['severity']} data-severity={severity}>
            {say(`severities.${severity}`)}
          </h3>
          <ul className={styles['list']}>
            {found.map((finding) => (
              <Item key={finding.code} finding={finding} {...words} />
            ))}
          </ul>
        </section>
      )
    );
  });
  return (
    <>
      {hasBlanks && <p>{say('blanks')}</p>}
      {groups}
      {improvements.length > 0 && <Improvements improvements={improvements} {...words} />}
    </>
  );
}

function Improvements({ improvements, ...words }: { improvements: readonly CvImprovement[] } & Words) {
  return (
    <section className={styles['group']}>
      <h3 className={styles['severity']}>{words.say('improvements')}</h3>
      <ul className={styles['list']}>
        {improvements.map((improvement) => (
          <Item key={improvement.part} finding={{ ...improvement, explanation: null }} {...words} />
        ))}
      </ul>
    </section>
  );
}

type Advice = Pick<CvFinding, 'meaning' | 'fix' | 'quotes' | 'rewrites' | 'explanation'>;

function Item({ finding, language, say }: { finding: Advice } & Words) {
  const { meaning, fix, quotes, rewrites, explanation } = finding;
  return (
    <li className={styles['finding']}>
      <strong>{meaning[language]}</strong>
      <Quotes quotes={quotes} rewrites={rewrites} say={say} />
      <p>{fix[language]}</p>
      {explanation && <p className={styles['explanation']}>{explanation}</p>}
    </li>
  );
}

/** Verbatim lines of the CV, each with its rewrite. */
export function Quotes({
  quotes,
  rewrites = [],
  say,
}: Pick<CvFinding, 'quotes' | 'rewrites'> & Pick<Words, 'say'>) {
  return quotes.map(({ text, line }) => (
    <figure key={line} className={styles['quote']}>
      <figcaption>{say('line', { line })}</figcaption>
      <blockquote>{text}</blockquote>
      {rewrites
        .filter((rewrite) => rewrite.line === line)
        .map((rewrite) => (
          <div key={rewrite.line} className={styles['rewrite']}>
            <span>{say('rewritten', { line })}</span>
            <p>{rewrite.text}</p>
          </div>
        ))}
    </figure>
  ));
}
