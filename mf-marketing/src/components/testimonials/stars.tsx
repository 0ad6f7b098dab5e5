import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './stars.module.css';

const best = 5;

export function Stars({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <span className={styles['stars']} role="img" aria-label={t('rating', { count, best })}>
      {Array.from({ length: best }, (_, index) => (
        <Star
          key={index}
          className={index < count ? styles['full'] : styles['empty']}
          size={18}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
