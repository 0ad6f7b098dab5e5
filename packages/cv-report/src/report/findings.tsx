import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import { CircleAlert, CircleArrowUp, CircleDot, type LucideIcon, Sparkle } from 'lucide-react';
import { useId } from 'react';
import styles from './findings.module.css';
import { type Advice, orderAdvice } from './order-advice';
import { Quotes } from './quotes';
import type { SayReport } from './report-texts';

interface Words {
  language: Language;
  say: SayReport;
}

/** What to change: the most helpful first, then the rest by section. */
export function Findings({
  findings,
  improvements,
  ...words
}: Pick<CvReport, 'findings' | 'improvements'> & Words) {
  const { say } = words;
  const { first, sections } = orderAdvice({ findings, improvements });
  const [firstId, restId] = [useId(), useId()];
  if (first.length === 0) return <p>{say('nothing')}</p>;
  const all = [...first, ...sections.flatMap(({ advice }) => advice)];
  return (
    <>
      {all.some(hasBlank) && <p>{say('blanks')}</p>}
      <section className={styles['group']} aria-labelledby={firstId}>
        <h3 className={styles['title']} id={firstId}>
          {say('improvements')}
        </h3>
        <ol className={styles['list']}>
          {first.map((advice) => (
            <Item key={advice.key} advice={advice} isTagged {...words} />
          ))}
        </ol>
      </section>
      {sections.length > 0 && (
        <section className={styles['group']} aria-labelledby={restId}>
          <h3 className={styles['title']} id={restId}>
            {say('rest')}
          </h3>
          {sections.map(({ section, advice }) => (
            <section key={section} className={styles['group']} aria-labelledby={`${restId}${section}`}>
              <h4 className={styles['section']} id={`${restId}${section}`}>
                {say(`sections.${section}`)}
              </h4>
              <ul className={styles['list']}>
                {advice.map((each) => (
                  <Item key={each.key} advice={each} {...words} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
    </>
  );
}

const hasBlank = ({ rewrites = [] }: Advice) => rewrites.some(({ text }) => text.includes('['));

type Weight = NonNullable<Advice['severity']> | 'gain';

const icons: Record<Weight, LucideIcon> = {
  high: CircleAlert,
  medium: CircleDot,
  low: Sparkle,
  gain: CircleArrowUp,
};

function Item({ advice, isTagged = false, language, say }: { advice: Advice; isTagged?: boolean } & Words) {
  const { section, severity, meaning, fix, quotes, rewrites, explanation } = advice;
  const weight = severity ?? 'gain';
  const Icon = icons[weight];
  return (
    <li className={styles['finding']} data-weight={weight}>
      <p className={styles['tags']}>
        <Icon size={16} aria-hidden="true" />
        <span>{say(`severities.${weight}`)}</span>
        {isTagged && <span className={styles['tag']}>{say(`sections.${section}`)}</span>}
      </p>
      <strong>{meaning[language]}</strong>
      <Quotes quotes={quotes} rewrites={rewrites} say={say} />
      <p>{fix[language]}</p>
      {explanation && <p className={styles['explanation']}>{explanation}</p>}
    </li>
  );
}
