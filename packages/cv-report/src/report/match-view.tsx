import type { JobMatch, Keyword } from '@sabi/contracts/http/ai/cv-report';
import { Check, CircleDashed, type LucideIcon, EqualApproximately } from 'lucide-react';
import { useId } from 'react';
import styles from './match-view.module.css';
import type { SayReport } from './report-texts';

const groups = ['found', 'near', 'missing'] as const;
type Group = (typeof groups)[number];

const icons: Record<Group, LucideIcon> = { found: Check, near: EqualApproximately, missing: CircleDashed };

/** Coverage of a job description: a bar, then the keywords, each with its supporting line. */
export function MatchView({ match, say }: { match: JobMatch; say: SayReport }) {
  const titleId = useId();
  const { percent } = match;
  return (
    <section className={styles['match']} aria-labelledby={titleId}>
      <h3 className={styles['title']} id={titleId}>
        {say('match.title')}
      </h3>
      {percent === null ? (
        <p>{say('match.none')}</p>
      ) : (
        <>
          <Figure match={match} percent={percent} say={say} />
          {groups.map(
            (group) =>
              match[group].length > 0 && (
                <KeywordGroup key={group} group={group} keywords={match[group]} say={say} />
              ),
          )}
        </>
      )}
    </section>
  );
}

function Figure({ match, percent, say }: { match: JobMatch; percent: number; say: SayReport }) {
  const counts = groups.map((group) => match[group].length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const [found = 0, near = 0, missing = 0] = counts;
  return (
    <div className={styles['figure']}>
      <p className={styles['percent']}>{say('match.percent', { percent })}</p>
      <svg
        className={styles['bar']}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className={styles['missing']} width="100" height="4" />
        <rect className={styles['near']} width={(100 * (found + near)) / all} height="4" />
        <rect className={styles['found']} width={(100 * found) / all} height="4" />
      </svg>
      <p className={styles['counts']}>{say('match.counts', { found, near, missing })}</p>
    </div>
  );
}

interface KeywordGroupProps {
  group: Group;
  keywords: readonly Keyword[];
  say: SayReport;
}

function KeywordGroup({ group, keywords, say }: KeywordGroupProps) {
  const titleId = useId();
  const Icon = icons[group];
  return (
    <div className={styles['group']}>
      <h4 className={styles['groupTitle']} id={titleId}>
        {say(`match.${group}`)}
      </h4>
      {group !== 'found' && <p className={styles['hint']}>{say(`match.${group}Hint`)}</p>}
      <ul className={styles['chips']} aria-labelledby={titleId}>
        {keywords.map(({ keyword, weight }) => (
          <li key={keyword} className={styles['chip']} data-group={group}>
            <Icon size={16} aria-hidden="true" />
            <span>{keyword}</span>
            {weight !== 'expected' && (
              <span className={styles['weight']}>{say(`match.weights.${weight}`)}</span>
            )}
          </li>
        ))}
      </ul>
      {group !== 'missing' && <Proofs keywords={keywords} say={say} />}
    </div>
  );
}

function Proofs({ keywords, say }: { keywords: readonly Keyword[]; say: SayReport }) {
  return (
    <details className={styles['proofs']}>
      <summary className={styles['summary']}>{say('match.lines')}</summary>
      <dl className={styles['list']}>
        {keywords.map(
          ({ keyword, proof }) =>
            proof && (
              <div key={keyword} className={styles['proof']}>
                <dt>
                  {keyword} <span className={styles['how']}>{say(`match.hows.${proof.how}`)}</span>
                </dt>
                <dd>
                  <span className={styles['place']}>
                    {say('match.proof', { word: proof.word, line: proof.line })}
                  </span>
                  <q className={styles['quote']}>{proof.text}</q>
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
