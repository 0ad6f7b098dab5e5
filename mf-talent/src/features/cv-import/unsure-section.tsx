import { lineMaxLength, textMaxLength } from '@sabi/contracts/profile/entry-rules';
import { Button } from '@sabi/ui/button';
import { Section } from '@sabi/ui/section';
import { TextAreaField, TextField } from '@sabi/ui/text-field';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLine } from './document-line';
import styles from './review.module.css';
import { type UnsureValue, isMonthField } from './unsure-values';
import { type Corrections, isBadMonth } from './use-corrections';
import { useImportText } from './use-import-text';

interface UnsureSectionProps {
  values: readonly UnsureValue[];
  corrections: Corrections;
}

/** Values to check, each beside the line it comes from; what is checked takes one line. */
export function UnsureSection({ values, corrections }: UnsureSectionProps) {
  const { t } = useTranslation('cv-import');
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const left = values.filter((value) => !corrections.isChecked(value)).length;
  const check = (value: UnsureValue) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])];
    const own = rows.findIndex((row) => row.dataset['open'] === rowKey(value));
    const next = rows[own + 1] ?? rows.find((_row, index) => index !== own);
    corrections.check(value, true);
    (next?.querySelector<HTMLElement>('input, textarea') ?? heading.current)?.focus();
  };
  return (
    <Section title={t('check.title')} headingRef={heading}>
      <p className={styles['lead']}>{left > 0 ? t('check.lead', { count: left }) : t('check.done')}</p>
      <VisuallyHidden role="status">
        {left < values.length && (left > 0 ? t('check.left', { count: left }) : t('check.done'))}
      </VisuallyHidden>
      <ul className={styles['rows']} ref={list}>
        {values.map((value) =>
          corrections.isChecked(value) ? (
            <CheckedRow key={rowKey(value)} value={value} corrections={corrections} />
          ) : (
            <OpenRow
              key={rowKey(value)}
              value={value}
              corrections={corrections}
              onCheck={() => check(value)}
            />
          ),
        )}
      </ul>
    </Section>
  );
}

const rowKey = ({ item, field }: UnsureValue) => `${item.key} ${field}`;

interface RowProps {
  value: UnsureValue;
  corrections: Corrections;
}

function OpenRow({ value, corrections, onCheck }: RowProps & { onCheck: () => void }) {
  const { t } = useTranslation('cv-import');
  const label = useRowLabel(value);
  const text = corrections.valueOf(value);
  const isLong = value.field === 'description' || value.field === 'personal_summary';
  const isBad = isBadMonth(value.field, text);
  const shared = {
    label,
    value: text,
    error: isBad ? t('check.badMonth') : undefined,
    hint: isMonthField(value.field) ? t('check.monthHint') : undefined,
  };
  return (
    <li className={styles['row']} data-open={rowKey(value)}>
      <DocumentLine text={value.line} />
      {isLong ? (
        <TextAreaField
          {...shared}
          rows={4}
          maxLength={textMaxLength}
          onChange={({ currentTarget }) => corrections.change(value, currentTarget.value)}
        />
      ) : (
        <TextField
          {...shared}
          maxLength={lineMaxLength}
          onChange={({ currentTarget }) => corrections.change(value, currentTarget.value)}
        />
      )}
      <div className={styles['actions']}>
        <Button variant="secondary" disabled={isBad} onClick={onCheck}>
          {t(text === value.value ? 'check.right' : 'check.corrected')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

function CheckedRow({ value, corrections }: RowProps) {
  const { t } = useTranslation('cv-import');
  const label = useRowLabel(value);
  return (
    <li className={styles['done']}>
      <Check size={18} aria-hidden="true" className={styles['tick']} />
      <span className={styles['doneText']}>
        {label}: <strong>{corrections.valueOf(value).split('\n')[0] || t('nothing')}</strong>
      </span>
      <Button variant="ghost" onClick={() => corrections.check(value, false)}>
        {t('check.change')}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** "Company (Analyst)": the field, with the entry it is of. */
function useRowLabel({ item, field }: UnsureValue): string {
  const { t } = useTranslation('cv-import');
  const { labelOf, nameItem } = useImportText();
  const name = nameItem(item);
  if (item.group === 'fields' || name === item.proposed[field]) return labelOf(field);
  return t('check.label', { field: labelOf(field), name });
}
