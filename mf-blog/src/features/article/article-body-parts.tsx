import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleBody } from '../../content/article-body';
import styles from './article-body-parts.module.css';
import { CaseStudy } from './case-study';
import { Opportunities } from './opportunities';
import { outlineOf } from './outline';
import { Part } from './part';
import { Prose } from './prose';
import { Quote } from './quote';
import { Services } from './services';
import { Statistics } from './statistics';
import { TableOfContents } from './table-of-contents';

/** The article's parts, beside its table of contents. */
export function ArticleBodyParts({ body }: { body: ArticleBody }) {
  const { t } = useTranslation();
  const { sections, quote } = body;
  const middle = Math.ceil(sections.length / 2) - 1;
  return (
    <div className={styles['columns']}>
      <TableOfContents parts={outlineOf(body)} />
      <div className={styles['parts']}>
        <Prose lead paragraphs={body.introduction} />
        <Statistics statistics={body.statistics} />
        {sections.map(({ title, paragraphs }, index) => (
          <Fragment key={title}>
            <Part title={title}>
              <Prose paragraphs={paragraphs} />
            </Part>
            {quote && index === middle && <Quote quote={quote} />}
          </Fragment>
        ))}
        <CaseStudy caseStudy={body.caseStudy} />
        <Opportunities opportunities={body.opportunities} />
        <Services services={body.services} />
        <Part title={body.outlook.title} eyebrow={t('article.outlook')}>
          <Prose paragraphs={body.outlook.paragraphs} />
        </Part>
      </div>
    </div>
  );
}
