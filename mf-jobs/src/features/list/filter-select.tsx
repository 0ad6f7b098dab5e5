import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './filters.module.css';

interface FilterSelectProps {
  name: string;
  label: string;
  /** Label of the empty choice. */
  none: string;
  options: readonly (readonly [string, string])[];
  onChange: () => void;
}

export function FilterSelect({ name, label, none, options, onChange }: FilterSelectProps) {
  const id = useId();
  const value = new URLSearchParams(useLocation().search).get(name) ?? '';
  const isOther = value !== '' && !options.some(([each]) => each === value);
  return (
    <div className={styles['group']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles['select']} name={name} value={value} onChange={onChange}>
        <option value="">{none}</option>
        {isOther && <option value={value}>{value}</option>}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
