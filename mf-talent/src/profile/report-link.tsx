import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { ScanText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './report-link.module.css';

export function ReportLink() {
  const { t } = useTranslation();
  const href = localizedPath(useLanguage(), '/profile/cv-report');
  return (
    <div className={styles['link']}>
      <p className={styles['meaning']}>{t('cv.analyzeText')}</p>
      <ButtonLink variant="secondary" block href={href}>
        <ScanText size={18} aria-hidden="true" />
        {t('cv.analyze')}
      </ButtonLink>
    </div>
  );
}
