import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { ResendMail } from '../../account-mail/resend-mail';

/** The password was right, the address is not verified yet: what to do about it. */
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
