import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';

interface ShareCorrectionsProps {
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** Asks whether the CV and its corrections may be kept. Never ticked by itself. */
export function ShareCorrections({ isShared, onChange }: ShareCorrectionsProps) {
  const { t } = useTranslation('cv-import');
  const id = useId();
  return (
    <div className={styles['share']}>
      <label className={styles['shareChoice']}>
        <input
          type="checkbox"
          checked={isShared}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{t('share.label')}</span>
      </label>
      <p id={id} className={styles['lead']}>
        {t('share.text')}
      </p>
    </div>
  );
}
