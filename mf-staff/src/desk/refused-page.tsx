import { localizedPath } from '@sabi/contracts/language';
import { useLanguage, usePageHead, useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './refused-page.module.css';
import type { Refusal } from './refusal';

/** Why the desk is closed, and the next step. */
export function RefusedPage({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  const title = t(`refused.${refusal}.title`);
  usePageHead({ title, description: t('head.description'), robots: 'noindex' });
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>{t(`refused.${refusal}.text`)}</p>
      <p className={styles['actions']}>
        <WayOn refusal={refusal} />
      </p>
    </div>
  );
}

function WayOn({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  const { session } = useShell();
  const language = useLanguage();
  if (refusal === 'role' || refusal === 'queue')
    return (
      <ButtonLink href={localizedPath(language, '/dashboard')}>{t(`refused.${refusal}.action`)}</ButtonLink>
    );
  if (refusal === 'factor')
    return (
      <ButtonLink href={localizedPath(language, '/settings/security')}>
        {t('refused.factor.action')}
      </ButtonLink>
    );
  // Without a session the area redirects to sign-in, and back.
  const signOut = async () => {
    const client = await session.getClient();
    await client.signOut({ scope: 'local' });
  };
  return <Button onClick={() => void signOut()}>{t('refused.age.action')}</Button>;
}
