import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './applications.module.css';

interface StageFilterProps {
  stages: readonly Stage[];
  value: string | null;
  onChange: (stage: string | null) => void;
  /** Whether all stages can be shown together. */
  hasAll?: boolean;
  /** Applications by stage, where they are known. */
  counts?: ReadonlyMap<string, number> | undefined;
}

export function StageFilter({ stages, value, onChange, hasAll = true, counts }: StageFilterProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const choices = [
    ...(hasAll ? [{ id: null, label: t('all') }] : []),
    ...stages.map(({ id, name }) => ({ id, label: name[language] })),
  ];
  return (
    <div className={styles['filters']} role="group" aria-label={t('filter')}>
      {choices.map(({ id, label }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className={styles['filter']}
          aria-pressed={value === id}
          onClick={() => onChange(id)}
        >
          {label}
          {id !== null && counts && ` ${counts.get(id) ?? 0}`}
        </button>
      ))}
    </div>
  );
}
