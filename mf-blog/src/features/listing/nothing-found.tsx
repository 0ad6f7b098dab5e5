import { ButtonLink } from '@sabi/ui/button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { elsewhere, listingPath } from '../../paths';
import { type Filter, filterPath } from './filter';
import styles from './nothing-found.module.css';

/** Alternatives to a search without results. */
export function NothingFound({ filter: { query, topic } }: { filter: Filter }) {
  const { t } = useTranslation();
  const [inEveryTopic, all, contact] = [
    useHref(filterPath({ query, topic: null })),
    useHref(listingPath),
    useHref(elsewhere.contact),
  ];
  return (
    <div className={styles['help']}>
      <SearchX className={styles['icon']} size={40} aria-hidden="true" />
      <h2 className={styles['title']}>{t('search.none.title', { query })}</h2>
      <p className={styles['text']}>{t('search.none.text')}</p>
      <div className={styles['ways']}>
        {topic && <ButtonLink href={inEveryTopic}>{t('search.none.everyTopic')}</ButtonLink>}
        <ButtonLink variant={topic ? 'secondary' : 'primary'} href={all}>
          {t('search.none.clear')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={contact}>
          {t('search.none.ask')}
        </ButtonLink>
      </div>
    </div>
  );
}
