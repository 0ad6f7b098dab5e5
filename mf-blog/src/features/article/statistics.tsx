import { useTranslation } from 'react-i18next';
import type { ArticleBody } from '../../content/article-body';
import { Part } from './part';
import styles from './statistics.module.css';

/** Figures of the industry, each with a link to its source. */
export function Statistics({
  statistics: { title, items, sources },
}: {
  statistics: ArticleBody['statistics'];
}) {
  const { t } = useTranslation();
  return (
    <Part title={title} className={styles['box']}>
      <dl className={styles['figures']}>
        {items.map(({ value, label, source }) => (
          <div className={styles['figure']} key={label}>
            <dt className={styles['label']}>
              {label}{' '}
              <a
                className={styles['reference']}
                href={`#${sourceId(source)}`}
                aria-label={t('article.source', { number: source })}
              >
                {source}
              </a>
            </dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['sources']}>
        <h3 className={styles['sourcesTitle']}>{t('article.sources')}</h3>
        <ol>
          {sources.map((source, index) => (
            <li key={source.name} id={sourceId(index + 1)}>
              <Source {...source} />
            </li>
          ))}
        </ol>
      </div>
    </Part>
  );
}

function Source({ name, url }: ArticleBody['statistics']['sources'][number]) {
  if (!url) return <cite>{name}</cite>;
  return (
    <cite>
      <a href={url} rel="noopener external">
        {name}
      </a>
    </cite>
  );
}

function sourceId(number: number): string {
  return `source-${number}`;
}
