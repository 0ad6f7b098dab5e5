import { useLanguage } from '@sabi/shell-sdk/react';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import styles from './chapters.module.css';
import { chapters } from './content/chapters';

/** Where people meet, and how often. */
export function Chapters() {
  const { t } = useTranslation('community');
  const language = useLanguage();
  return (
    <Section title={t('chapters.title')} text={t('chapters.text')}>
      <ul className={styles['chapters']}>
        {chapters.map(({ city, rhythm }) => (
          <li key={city} className={styles['chapter']}>
            <MapPin className={styles['icon']} size={20} aria-hidden="true" />
            <span>
              <span className={styles['city']}>{city}</span>
              <span className={styles['rhythm']}>{rhythm[language]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
