import { type Language, localizedPath } from '@sabi/contracts/language';
import { ButtonLink } from '@sabi/ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page-message.module.css';

export function NotFoundPage({ language, path }: { language: Language; path: string }) {
  const { t } = useTranslation();
  useEffect(() => console.error('404: nothing at', path), [path]);
  return (
    <section className={styles['message']}>
      <p className={styles['code']}>{t('notFound.code')}</p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles['text']}>{t('notFound.text')}</p>
      <ButtonLink href={localizedPath(language, '/')} size="lg">
        {t('notFound.home')}
      </ButtonLink>
    </section>
  );
}
