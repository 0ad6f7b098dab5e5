import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountLayout } from '../../layout/account-layout';
import { MailRequest } from './mail-request';
import { MailSent } from './mail-sent';
import type { SignInMail } from './sign-in-mail';

/** Sign-in by mail: the request, then the code. */
export function MagicLinkSignIn({ kind, onVerified }: { kind: SignInMail; onVerified: () => void }) {
  const { t } = useTranslation('mail-links');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <AccountLayout key="ask" title={t(`wayIn.${kind}.title`)}>
        <MailRequest kind={kind} onSent={setSentTo} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout key="sent" title={t('wayIn.sentTitle')} isNews>
      <MailSent kind={kind} email={sentTo} onVerified={onVerified} onOtherAddress={() => setSentTo(null)} />
    </AccountLayout>
  );
}
