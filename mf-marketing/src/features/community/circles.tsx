import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import styles from './circles.module.css';
import { circles } from './content/circles';

/** Groups by trade, with topics and leaders. The channels are for signed-in users. */
export function Circles() {
  const { t } = useTranslation(['community', 'common']);
  const language = useLanguage();
  return (
    <Section
      id="circles"
      title={t('circles.title')}
      text={t('circles.text')}
      note={t('common:invented.leaders')}
    >
      <ul className={styles['circles']}>
        {circles.map(({ key, icon: Icon, name, topics, leader }) => (
          <li key={key} className={styles['circle']}>
            <span className={styles['icon']}>
              <Icon size={24} aria-hidden="true" />
            </span>
            <div className={styles['words']}>
              <h3 className={styles['name']}>{name[language]}</h3>
              <p className={styles['topics']}>{topics[language]}</p>
              <p className={styles['leader']}>{t('circles.leader', { name: leader })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
