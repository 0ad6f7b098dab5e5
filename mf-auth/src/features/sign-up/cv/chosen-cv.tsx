import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './cv-field.module.css';

interface ChosenCvProps {
  name: string;
  onRemove: () => void;
}

export function ChosenCv({ name, onRemove }: ChosenCvProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['chosen']} role="status">
      <FileText size={20} aria-hidden="true" />
      <span className={styles['name']}>{name}</span>
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('signUp.cv.remove', { fileName: name })}
        onClick={onRemove}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </p>
  );
}
