import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { Section } from '../../layout/section';
import styles from './community-hint.module.css';

export function CommunityHint() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Section title={t('dashboard.communityTitle')}>
      <p className={styles['text']}>{t('dashboard.communityText')}</p>
      <p>
        <ButtonLink variant="secondary" href={localizedPath(language, '/community')}>
          {t('dashboard.community')}
        </ButtonLink>
      </p>
    </Section>
  );
}
