import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PolicySection } from './policy';
import styles from './policy-contents.module.css';

/** Beside the text, in view, where there is room; else folded above it. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  const { t } = useTranslation('legal');
  return (
    <div className={styles['contents']}>
      <nav className={styles['beside']} aria-label={t('contents')}>
        <p className={styles['title']} aria-hidden="true">
          {t('contents')}
        </p>
        <SectionLinks sections={sections} />
      </nav>
      <details className={styles['above']}>
        <summary className={styles['summary']}>
          {t('contents')}
          <ChevronDown className={styles['chevron']} size={20} aria-hidden="true" />
        </summary>
        <SectionLinks sections={sections} />
      </details>
    </div>
  );
}

function SectionLinks({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <ol className={styles['links']}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={styles['link']} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
