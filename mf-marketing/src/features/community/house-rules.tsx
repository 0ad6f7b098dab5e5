import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { rules } from './content/rules';
import styles from './house-rules.module.css';

export function HouseRules() {
  const { t } = useTranslation('community');
  const language = useLanguage();
  return (
    <Section id="rules" title={t('rules.title')} text={t('rules.text')}>
      <ol className={styles['rules']}>
        {rules.map(({ title, text }) => (
          <li key={title.en} className={styles['rule']}>
            <h3 className={styles['title']}>{title[language]}</h3>
            <p className={styles['text']}>{text[language]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
