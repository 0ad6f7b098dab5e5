import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { useTranslation } from 'react-i18next';
import styles from './language-switcher.module.css';

/** Links, so that it works without script; each language in its own words. */
export function LanguageSwitcher({ language, path }: { language: Language; path: string }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['switcher']} aria-label={t('language.label')}>
      {languages.map((option) => (
        <li key={option}>
          <a
            href={localizedPath(option, path)}
            hrefLang={option}
            lang={option}
            aria-label={t(`language.${option}`)}
            aria-current={option === language ? 'true' : undefined}
          >
            {option.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}
