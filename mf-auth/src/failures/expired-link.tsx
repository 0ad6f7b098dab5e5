import { localizedPath } from '@sabi/contracts/language';
import { useShell } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import type { TokenFault } from './token-fault';

/** The page that replaces a link that no longer works. */
const waysOn = {
  recovery: '/auth/forgot-password',
  magiclink: '/auth/magic-link',
  invite: '/auth',
  email_change: '/auth',
} as const;

interface ExpiredLinkProps {
  kind: keyof typeof waysOn;
  fault: TokenFault;
}

/** Explains whether the link was used, has expired or is invalid, and offers the next step. */
export function ExpiredLink({ kind, fault }: ExpiredLinkProps) {
  const { t } = useTranslation('mail-links');
  const { language } = useShell();
  return (
    <Notice
      tone={fault === 'used' ? 'info' : 'danger'}
      title={t(`verify.link.${fault}Title`)}
      actions={
        <ButtonLink href={localizedPath(language, waysOn[kind])}>{t(`spent.${kind}.wayOn`)}</ButtonLink>
      }
    >
      {t(`spent.${kind}.${fault}`)}
    </Notice>
  );
}
