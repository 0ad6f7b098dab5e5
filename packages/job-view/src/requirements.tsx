import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { Language } from '@sabi/contracts/language';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';

interface RequirementsProps {
  requirements: Posting['requirements'];
  language: Language | undefined;
}

export function Requirements({ requirements, language }: RequirementsProps) {
  const { t } = useTranslation('job-view');
  const groups = [
    [t('requirements.must'), requirements.filter(({ must }) => must)],
    [t('requirements.nice'), requirements.filter(({ must }) => !must)],
  ] as const;
  return groups
    .filter(([, items]) => items.length > 0)
    .map(([title, items]) => (
      <section key={title} className={styles['part']}>
        <h2 className={styles['title']}>{title}</h2>
        <ul className={styles['list']} lang={language}>
          {items.map(({ text }, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      </section>
    ));
}
