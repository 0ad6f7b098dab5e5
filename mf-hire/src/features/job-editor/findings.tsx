import type { PostingFinding } from '@sabi/contracts/http/hiring/posting';
import { useLanguage } from '@sabi/shell-sdk/react';
import { CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Checked, useEditor } from './editor-store';
import styles from './findings.module.css';
import { showFinding } from './show-finding';
import { type StoredRows, toFieldKey } from './to-posting';

/** Findings that count against a posting; trust findings have no penalty points. */
export const listFindings = (checked: Checked | null): readonly PostingFinding[] =>
  checked?.result.findings.filter(({ points, blocks }) => points > 0 || blocks) ?? [];

interface FieldFindingsProps {
  /** `title`, `requirements.row-3`. */
  field: string;
  /** Offers to select a quote, in a field of many lines. */
  isLong?: boolean;
}

/** Findings for a field: reason, quote and advice. */
export function FieldFindings({ field, isLong = false }: FieldFindingsProps) {
  const checked = useEditor((state) => state.checked);
  const { t } = useTranslation('editor');
  const found = checked
    ? listFindings(checked).filter((finding) => toFieldKey(finding.field, checked.rows) === field)
    : [];
  if (!checked || found.length === 0) return null;
  return (
    <ul className={styles['findings']} aria-label={t('findings.label')}>
      {found.map((finding) => (
        <FindingText
          key={`${finding.rule} ${finding.start}`}
          finding={finding}
          rows={isLong ? checked.rows : undefined}
        />
      ))}
    </ul>
  );
}

interface FindingTextProps {
  finding: PostingFinding;
  /** Of the checked posting; without them the quote is not selected in its field. */
  rows?: StoredRows | undefined;
}

export function FindingText({ finding, rows }: FindingTextProps) {
  const { t } = useTranslation('editor');
  const language = useLanguage();
  const { blocks, quote, sentence, fix } = finding;
  const Icon = blocks ? CircleAlert : Info;
  return (
    <li className={styles['finding']} data-blocks={blocks || undefined}>
      <Icon className={styles['icon']} size={18} aria-hidden="true" />
      <div className={styles['words']}>
        <p>
          <strong>{t(blocks ? 'findings.blocks' : 'findings.doubts')}</strong> {sentence[language]}
        </p>
        {quote && (
          <p className={styles['quote']}>
            “{quote}”{' '}
            {rows && (
              <button type="button" className={styles['show']} onClick={() => showFinding(finding, rows)}>
                {t('findings.show')}
              </button>
            )}
          </p>
        )}
        <p>{fix[language]}</p>
      </div>
    </li>
  );
}
