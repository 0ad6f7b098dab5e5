import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './listing-page.module.css';

export function ListingPage() {
  const { t } = useTranslation();
  usePageHead({ title: t('listing.head.title'), description: t('listing.head.description') });
  return <h1 className={styles['title']}>{t('listing.title')}</h1>;
}
