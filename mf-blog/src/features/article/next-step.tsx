import { ButtonLink } from '@sabi/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { ArticleSlug } from '../../content/slugs';
import { elsewhere } from '../../paths';
import styles from './next-step.module.css';

/** What a reader can do with us, on either side of the industry. */
export function NextStep({ slug }: { slug: ArticleSlug }) {
  const { t } = useTranslation();
  const id = useId();
  const [company, talent] = [useHref(elsewhere.companySolution), useHref(elsewhere.talentSolution)];
  return (
    <aside className={styles['box']} aria-labelledby={id}>
      <h2 className={styles['title']} id={id}>
        {t('article.next.title')}
      </h2>
      <p className={styles['text']}>{t('article.next.text')}</p>
      <ButtonLink block href={company}>
        {t('article.next.company')}
      </ButtonLink>
      <ButtonLink block variant="secondary" href={talent}>
        {t('article.next.talent', { industry: t(`industries.${slug}`) })}
      </ButtonLink>
    </aside>
  );
}
