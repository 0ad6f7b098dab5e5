import { CircleCheckBig, type LucideIcon, Route, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ArticleBody } from '../../content/article-body';
import styles from './case-study.module.css';
import { Part } from './part';

const stages = [
  ['challenge', Target],
  ['approach', Route],
  ['results', CircleCheckBig],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** One search, from the problem to the result. */
export function CaseStudy({ caseStudy }: { caseStudy: ArticleBody['caseStudy'] }) {
  const { t } = useTranslation();
  return (
    <Part title={caseStudy.title} eyebrow={t('article.caseStudy.label')} className={styles['case']}>
      <p className={styles['note']}>{caseStudy.note}</p>
      <div className={styles['stages']}>
        {stages.map(([stage, Icon]) => (
          <div className={styles['stage']} key={stage}>
            <h3 className={styles['heading']}>
              <Icon className={styles['icon']} size={22} aria-hidden="true" />
              {t(`article.caseStudy.${stage}`)}
            </h3>
            <ul className={styles['points']}>
              {caseStudy[stage].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  );
}
