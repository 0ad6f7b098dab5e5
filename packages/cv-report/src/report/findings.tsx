import type { CvReport, CvFinding } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import styles from './findings.module.css';
import type { SayReport } from './report-texts';

const severities = ['high', 'medium', 'low'] as const satisfies readonly CvFinding['severity'][];

interface Words {
  language: Language;
  say: SayReport;
}

/** Findings of the rules, most severe first. */
export function Findings({ findings, ...words }: Pick<CvReport, 'findings'> & Words) {
  const { say } = words;
  if (findings.length === 0) return <p>{say('nothing')}</p>;
  return severities.map((severity) => {
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
}

function Item({ finding, language, say }: { finding: CvFinding } & Words) {
  const { meaning, fix, quotes, explanation } = finding;
  return (
    <li className={styles['finding']}>
      <strong>{meaning[language]}</strong>
      <Quotes quotes={quotes} say={say} />
      <p>{fix[language]}</p>
      {explanation && <p className={styles['explanation']}>{explanation}</p>}
    </li>
  );
}

/** Verbatim lines of the CV. */
export function Quotes({ quotes, say }: Pick<CvFinding, 'quotes'> & Pick<Words, 'say'>) {
  return quotes.map(({ text, line }) => (
    <figure key={line} className={styles['quote']}>
      <figcaption>{say('line', { line })}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  ));
}
