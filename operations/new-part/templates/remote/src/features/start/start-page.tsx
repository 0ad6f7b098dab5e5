import { usePageHead } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { elsewhere } from '../../paths';
import styles from './start-page.module.css';

export function StartPage() {
  const { t } = useTranslation();
  const contact = useHref(elsewhere.contact);
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      <p className={styles['text']}>{t('text')}</p>
      <ButtonLink size="lg" href={contact}>
        {t('contact')}
      </ButtonLink>
    </section>
  );
}
