import { useTranslation } from 'react-i18next';
import type { Filter } from './filter';
import styles from './listing-hero.module.css';
import { ReadingIllustration } from './reading-illustration';
import { SearchForm } from './search-form';
import { TopicLinks } from './topic-links';

/** Introduction, search field and topics. */
export function ListingHero({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  return (
    <section className={styles['hero']}>
      <div className={styles['frame']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{t('listing.title')}</h1>
          <p className={styles['text']}>{t('listing.text')}</p>
          <SearchForm filter={filter} />
        </div>
        <ReadingIllustration className={styles['picture']} />
        <TopicLinks filter={filter} />
      </div>
    </section>
  );
}
