import type { PostingFinding } from '@sabi/contracts/http/hiring/posting';
import { splitByFindings } from './split-by-findings';
import styles from './posting.module.css';

interface MarkedTextProps {
  text: string;
  /** The name in findings: `text`, `requirements.0`. */
  field: string;
  findings: readonly PostingFinding[];
}

export function MarkedText({ text, field, findings }: MarkedTextProps) {
  return splitByFindings(text, field, findings).map(({ start, text: part, isFound }) =>
    isFound ? (
      <mark key={start} className={styles['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
