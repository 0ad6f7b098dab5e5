import { searchRadiiKm } from '@sabi/contracts/hiring/search-radius';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './search-bar.module.css';

/** Distance around the chosen city. */
export function RadiusSelect({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const value = new URLSearchParams(useLocation().search).get('radius_km') ?? '';
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {t('search.radius')}
      </label>
      <select id={id} className={styles['radius']} name="radius_km" value={value} onChange={onChange}>
        <option value="">{t('search.noRadius')}</option>
        {searchRadiiKm.map((km) => (
          <option key={km} value={km}>
            {t('search.km', { km })}
          </option>
        ))}
      </select>
    </div>
  );
}
