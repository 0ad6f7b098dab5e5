import { type Language, localizedPath } from '@sabi/contracts/language';
import { ButtonLink } from '@sabi/ui/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { applyHead } from '../browser/apply-head';
import styles from './page-message.module.css';

export function NotFoundPage({ language, path }: { language: Language; path: string }) {
  const { t } = useTranslation();
  const title = t('pageTitle.notFound');
  useEffect(() => console.error('404: nothing at', path), [path]);
  // The server writes the head for a page load; this does it for a client-side navigation.
  useEffect(() => applyHead(document, { title, description: title, robots: 'noindex' }), [title]);
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
