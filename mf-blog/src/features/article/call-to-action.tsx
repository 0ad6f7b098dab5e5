import { Banner } from '@sabi/ui/banner';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { ArticleBody } from '../../content/article-body';
import { elsewhere } from '../../paths';
import styles from './call-to-action.module.css';

/** Links for talent and for companies of the industry. */
export function CallToAction({
  texts: { title, text, careersLabel },
}: {
  texts: ArticleBody['callToAction'];
}) {
  const { t } = useTranslation();
  const [company, talent] = [useHref(elsewhere.companySolution), useHref(elsewhere.talentSolution)];
  return (
    <div className={styles['onScreen']}>
      <Banner
        title={title}
        text={text}
        actions={
          <>
            <ButtonLink variant="secondary" size="lg" href={company}>
              {t('article.partner')}
            </ButtonLink>
            <ButtonLink variant="secondary" size="lg" href={talent}>
              {careersLabel}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
