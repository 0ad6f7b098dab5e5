import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './language-switcher.module.css';

interface LanguageSwitcherProps {
  language: Language;
  path: string;
  search: string;
}

/** Links to the page in each language, labelled in that language; work without script. */
export function LanguageSwitcher({ language, path, search }: LanguageSwitcherProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['switcher']} aria-label={t('language.label')}>
      {languages.map((option) => (
        <li key={option}>
          <a
            href={localizedPath(option, `${path}${search}`)}
            hrefLang={option}
            lang={option}
            aria-current={option === language ? 'true' : undefined}
          >
            {option.toUpperCase()}
            <VisuallyHidden> {t(`language.${option}`)}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
