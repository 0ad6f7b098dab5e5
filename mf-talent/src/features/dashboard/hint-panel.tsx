import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { Section } from '@sabi/ui/section';
import styles from './hint-panel.module.css';

/** Texts of a panel without content, and its links, without language prefix. */
const panels = {
  events: [['all', '/events']],
  referral: [['contact', '/contact-us']],
  recruiter: [
    ['details', '/profile'],
    ['company', '/company-solution'],
  ],
  community: [
    ['community', '/community'],
    ['team', '/sabi-team'],
  ],
} as const;

/** An empty part of the dashboard, with the next step. */
export function HintPanel({ panel }: { panel: keyof typeof panels }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Section title={t(`dashboard.${panel}.title`)}>
      <p className={styles['text']}>{t(`dashboard.${panel}.text`)}</p>
      <p className={styles['links']}>
        {panels[panel].map(([name, href]) => (
          <ButtonLink key={href} variant="secondary" href={localizedPath(language, href)}>
            {t(`dashboard.links.${name}`)}
          </ButtonLink>
        ))}
      </p>
    </Section>
  );
}
