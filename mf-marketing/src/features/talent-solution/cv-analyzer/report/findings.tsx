import { type CvReport, type Finding } from '@sabi/contracts/http/cv-report';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './findings.module.css';

const severities = ['high', 'medium', 'low'] as const satisfies readonly Finding['severity'][];

/** What the rules found, the most severe first. */
export function Findings({ findings }: Pick<CvReport, 'findings'>) {
  const { t } = useTranslation('talent-solution');
  if (findings.length === 0) return <p>{t('analysis.report.nothing')}</p>;
  return severities.map((severity) => {
    const found = findings.filter((finding) => finding.severity === severity);
    return (
      found.length > 0 && (
        <section key={severity} className={styles['group']}>
          <h3 className={styles['severity']} data-severity={severity}>
            {t(`analysis.report.severities.${severity}`)}
          </h3>
          <ul className={styles['list']}>
            {found.map((finding) => (
              <Item key={finding.code} finding={finding} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function Item({ finding: { meaning, fix, quotes, explanation } }: { finding: Finding }) {
  const { t } = useTranslation('talent-solution');
  const language = useLanguage();
  return (
    <li className={styles['finding']}>
      <strong>{meaning[language]}</strong>
      {quotes.map(({ text, line }) => (
        <figure key={line} className={styles['quote']}>
          <figcaption>{t('analysis.report.line', { line })}</figcaption>
          <blockquote>{text}</blockquote>
        </figure>
      ))}
      <p>{fix[language]}</p>
      {explanation && <p className={styles['explanation']}>{explanation}</p>}
    </li>
  );
}
