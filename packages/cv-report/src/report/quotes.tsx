import type { CvFinding, Rewrite } from '@sabi/contracts/http/ai/cv-report';
import { useCopy } from '@sabi/ui/copying';
import { Check, Copy } from 'lucide-react';
import styles from './quotes.module.css';
import type { SayReport } from './report-texts';

/** Verbatim lines of the CV, each with its rewrite. */
export function Quotes({
  quotes,
  rewrites = [],
  say,
}: Pick<CvFinding, 'quotes' | 'rewrites'> & { say: SayReport }) {
  return quotes.map(({ text, line }) => {
    const rewrite = rewrites.find((each) => each.line === line);
    return (
      <figure key={line} className={styles['quote']}>
        <figcaption>{say('line', { line })}</figcaption>
        <blockquote>{text}</blockquote>
        {rewrite && <Rewritten rewrite={rewrite} say={say} />}
      </figure>
    );
  });
}

function Rewritten({ rewrite: { line, text }, say }: { rewrite: Rewrite; say: SayReport }) {
  const { outcome, copy } = useCopy(text);
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className={styles['rewrite']}>
      <div className={styles['head']}>
        <span>{say('rewritten', { line })}</span>
        <span className={styles['outcome']} role="status">
          {outcome && say(`copy.${outcome}`)}
        </span>
        <button
          type="button"
          className={styles['copy']}
          aria-label={say('copy.line', { line })}
          onClick={() => void copy()}
        >
          <Icon size={16} aria-hidden="true" />
          {say('copy.label')}
        </button>
      </div>
      <p>{text}</p>
    </div>
  );
}
