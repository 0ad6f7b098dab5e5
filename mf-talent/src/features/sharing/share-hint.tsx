import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '@sabi/ui/section';
import { settingsPaths } from '../../settings-paths';
import styles from './sharing.module.css';

/** Link from the profile to its share links. */
export function ShareHint() {
  const { t } = useTranslation();
  const href = `${localizedPath(useLanguage(), settingsPaths.visibility)}#share-links`;
  return (
    <Section title={t('sharing.title')}>
      <p className={styles['meaning']}>{t('sharing.text')}</p>
      <ButtonLink variant="secondary" block href={href}>
        <Link2 size={18} aria-hidden="true" />
        {t('sharing.open')}
      </ButtonLink>
    </Section>
  );
}
