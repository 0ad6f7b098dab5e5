import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OutlinePart } from './outline';
import styles from './table-of-contents.module.css';
import { usePartInView } from './use-part-in-view';

/** Beside the text, in view, where there is room; else folded above it. */
export function TableOfContents({ parts }: { parts: readonly OutlinePart[] }) {
  const { t } = useTranslation();
  const inView = usePartInView(parts.map(({ id }) => id));
  return (
    <>
      <nav className={styles['beside']} aria-label={t('article.contents')}>
        <p className={styles['title']} aria-hidden="true">
          {t('article.contents')}
        </p>
        <PartLinks parts={parts} inView={inView} />
      </nav>
      <details className={styles['above']}>
        <summary className={styles['summary']}>
          {t('article.contents')}
          <ChevronDown className={styles['chevron']} size={20} aria-hidden="true" />
        </summary>
        <PartLinks parts={parts} inView={inView} />
      </details>
    </>
  );
}

function PartLinks({ parts, inView }: { parts: readonly OutlinePart[]; inView: string | null }) {
  return (
    <ol className={styles['parts']}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a className={styles['link']} href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
