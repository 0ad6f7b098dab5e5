import { jobListStates, type StateFilterValue } from './job-list-states';
import { useTranslation } from 'react-i18next';
import styles from './job-list.module.css';

interface StateFilterProps {
  value: StateFilterValue;
  onChange: (value: StateFilterValue) => void;
}

export function StateFilter({ value, onChange }: StateFilterProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['filters']} role="group" aria-label={t('jobs.filter')}>
      {jobListStates.map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          className={styles['filter']}
          aria-pressed={value === state}
          onClick={() => onChange(state)}
        >
          {state ? t(`jobStates.${state}`) : t('jobs.all')}
        </button>
      ))}
    </div>
  );
}
