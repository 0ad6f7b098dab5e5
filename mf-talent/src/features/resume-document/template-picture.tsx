import type { DocumentTemplate } from '@sabi/contracts/http/profile-documents';
import styles from './resume-document.module.css';

/** Where a page of a template has text, and in which width. */
interface Drawing {
  readonly isCentred: boolean;
  readonly hasBand: boolean;
  readonly hasRules: boolean;
}

const drawings: Readonly<Record<DocumentTemplate, Drawing>> = {
  plain: { isCentred: false, hasBand: false, hasRules: true },
  modern: { isCentred: false, hasBand: true, hasRules: false },
  classic: { isCentred: true, hasBand: false, hasRules: true },
};

const sectionTops = [34, 58, 82];

/** A small picture of a page in the template. */
export function TemplatePicture({ template }: { template: DocumentTemplate }) {
  const { isCentred, hasBand, hasRules } = drawings[template];
  const nameX = isCentred ? 22 : 10;
  return (
    <svg
      className={`${styles['picture']} ${styles[template]}`}
      viewBox="0 0 80 106"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles['paper']} x="0.5" y="0.5" width="79" height="105" rx="2" />
      {hasBand && <rect className={styles['accent']} x="1" y="1" width="78" height="5" />}
      <rect className={styles['accent']} x={nameX} y="13" width="36" height="5" rx="1" />
      <rect className={styles['line']} x={isCentred ? 16 : 10} y="22" width="48" height="2" />
      {sectionTops.map((top) => (
        <g key={top}>
          <rect className={styles['accent']} x="10" y={top} width="22" height="3" />
          {hasRules && <rect className={styles['accent']} x="10" y={top + 4.5} width="60" height="0.6" />}
          <rect className={styles['line']} x="10" y={top + 8} width="60" height="2" />
          <rect className={styles['line']} x="10" y={top + 12} width="54" height="2" />
          <rect className={styles['line']} x="10" y={top + 16} width="42" height="2" />
        </g>
      ))}
    </svg>
  );
}
