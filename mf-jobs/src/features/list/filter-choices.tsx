import { useLanguage } from '@sabi/shell-sdk/react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../components/format-count';
import styles from './filters.module.css';

interface FilterChoicesProps {
  name: string;
  label: string;
  /** Value, label and number of jobs. */
  options: readonly (readonly [string, string, number])[];
  onChange: () => void;
}

/** Options of which any may match. Options without jobs are left out, unless chosen. */
export function FilterChoices({ name, label, options, onChange }: FilterChoicesProps) {
  const language = useLanguage();
  const chosen = new URLSearchParams(useLocation().search).getAll(name);
  const shown = options.filter(([value, , count]) => count > 0 || chosen.includes(value));
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{label}</legend>
      {shown.map(([value, text, count]) => (
        <label key={value} className={styles['choice']}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={onChange}
          />
          <span>{text}</span>
          <span className={styles['count']}>{formatCount(count, language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
