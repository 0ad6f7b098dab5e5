import type { DocumentTemplate } from '@sabi/contracts/profile/document-templates';
import type { ReactNode } from 'react';
import styles from './resume-document.module.css';

/** Position and separation of text on a one-column page. */
interface Page {
  readonly isCentred?: boolean;
  readonly hasBand?: boolean;
  readonly rule: 'none' | 'below' | 'beside';
  readonly sections: readonly number[];
  /** Lines of each section. */
  readonly lines: readonly number[];
}

const usual = { sections: [34, 58, 82], lines: [60, 54, 42] } as const;

const drawings: Readonly<Record<DocumentTemplate, ReactNode>> = {
  plain: <OneColumn {...usual} rule="below" />,
  modern: <OneColumn {...usual} rule="none" hasBand />,
  classic: <OneColumn {...usual} rule="below" isCentred />,
  columns: <TwoColumns />,
  compact: <OneColumn sections={[30, 45, 60, 75, 90]} lines={[60, 56, 48]} rule="beside" />,
  timeline: <Timeline />,
};

export function TemplatePicture({ template }: { template: DocumentTemplate }) {
  return (
    <svg
      className={`${styles['picture']} ${styles[template]}`}
      viewBox="0 0 80 106"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles['paper']} x="0.5" y="0.5" width="79" height="105" rx="2" />
      {drawings[template]}
    </svg>
  );
}

function OneColumn({ isCentred = false, hasBand = false, rule, sections, lines }: Page) {
  const isDense = sections.length > usual.sections.length;
  const [first, step] = isDense ? [5, 3] : [8, 4];
  return (
    <>
      {hasBand && <rect className={styles['accent']} x="1" y="1" width="78" height="5" />}
      <rect className={styles['accent']} x={isCentred ? 22 : 10} y="13" width="36" height="5" rx="1" />
      <rect className={styles['line']} x={isCentred ? 16 : 10} y="22" width="48" height="2" />
      {sections.map((top) => (
        <g key={top}>
          <rect className={styles['accent']} x="10" y={top} width="22" height={isDense ? 2 : 3} />
          {rule === 'below' && (
            <rect className={styles['accent']} x="10" y={top + 4.5} width="60" height="0.6" />
          )}
          {rule === 'beside' && (
            <rect className={styles['accent']} x="35" y={top + 0.7} width="35" height="0.6" />
          )}
          {lines.map((width, index) => (
            <rect
              key={width}
              className={styles['line']}
              x="10"
              y={top + first + index * step}
              width={width}
              height={isDense ? 1.5 : 2}
            />
          ))}
        </g>
      ))}
    </>
  );
}

function TwoColumns() {
  return (
    <>
      <rect className={styles['tint']} x="1" y="22" width="26" height="83" />
      <rect className={styles['accent']} x="1" y="1" width="78" height="21" />
      <rect className={styles['onAccent']} x="7" y="8" width="36" height="5" rx="1" />
      <rect className={styles['onAccent']} x="7" y="16" width="22" height="2" />
      {[30, 50, 74].map((top) => (
        <g key={top}>
          <rect className={styles['accent']} x="7" y={top} width="12" height="2.5" />
          <rect className={styles['line']} x="7" y={top + 5} width="16" height="2" />
          <rect className={styles['line']} x="7" y={top + 9} width="13" height="2" />
        </g>
      ))}
      {[30, 56, 82].map((top) => (
        <g key={top}>
          <rect className={styles['accent']} x="32" y={top} width="20" height="2.5" />
          <rect className={styles['line']} x="32" y={top + 6} width="40" height="2" />
          <rect className={styles['line']} x="32" y={top + 10} width="37" height="2" />
          <rect className={styles['line']} x="32" y={top + 14} width="28" height="2" />
        </g>
      ))}
    </>
  );
}

function Timeline() {
  return (
    <>
      <rect className={styles['accent']} x="8" y="11" width="42" height="6" rx="1" />
      <rect className={styles['line']} x="8" y="20" width="30" height="2" />
      <rect className={styles['accent']} x="8" y="25" width="9" height="1.5" />
      <rect className={styles['accent']} x="27.6" y="36" width="0.8" height="60" />
      {[36, 57, 78].map((top) => (
        <g key={top}>
          <circle className={styles['accent']} cx="28" cy={top + 1.5} r="2" />
          <rect className={styles['accent']} x="8" y={top + 0.5} width="15" height="2" />
          <rect className={styles['line']} x="33" y={top} width="24" height="3" />
          <rect className={styles['line']} x="33" y={top + 6} width="39" height="2" />
          <rect className={styles['line']} x="33" y={top + 10} width="35" height="2" />
          <rect className={styles['line']} x="33" y={top + 14} width="26" height="2" />
        </g>
      ))}
    </>
  );
}
