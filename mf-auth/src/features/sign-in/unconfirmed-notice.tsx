import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { ResendMail } from '../../account-mail/resend-mail';

/** The password was right, but the address is not verified: explains what to do. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="info"
      title={t('signIn.unconfirmedTitle')}
      actions={<ResendMail kind="signup" email={email} justSent={false} />}
    >
      {t('signIn.unconfirmedText', { email })}
    </Notice>
  );
}
