import { usePageHead } from '@sabi/shell-sdk/react';
import { Banner } from '@sabi/ui/banner';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { ArticleCard } from '../../components/article-card';
import { articles } from '../../content/articles';
import { elsewhere } from '../../paths';
import styles from './listing-page.module.css';

/** Cards in the first row of the widest layout. */
const firstRow = 3;

export function ListingPage() {
  const { t } = useTranslation();
  usePageHead({ title: t('listing.head.title'), description: t('listing.head.description') });
  return (
    <>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{t('listing.title')}</h1>
          <p className={styles['text']}>{t('listing.text')}</p>
        </div>
      </section>
      <ul className={styles['articles']}>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} heading="h2" eager={index < firstRow} />
          </li>
        ))}
      </ul>
      <NextStep />
    </>
  );
}

function NextStep() {
  const { t } = useTranslation();
  const [company, talent] = [useHref(elsewhere.companySolution), useHref(elsewhere.talentSolution)];
  return (
    <Banner
      title={t('listing.next.title')}
      text={t('listing.next.text')}
      actions={
        <>
          <ButtonLink variant="secondary" size="lg" href={company}>
            {t('listing.next.company')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="lg" href={talent}>
            {t('listing.next.talent')}
          </ButtonLink>
        </>
      }
    />
  );
}
