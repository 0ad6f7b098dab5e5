import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountLayout } from '../../layout/account-layout';
import { AskForMail } from './ask-for-mail';
import { MailSent } from './mail-sent';
import type { WayIn } from './way-in';

/** In by a mail: asking for it, and what to do once it is there. */
export function MailWayIn({ kind, onVerified }: { kind: WayIn; onVerified: () => void }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <AccountLayout key="ask" title={t(`wayIn.${kind}.title`)}>
        <AskForMail kind={kind} onSent={setSentTo} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout key="sent" title={t('wayIn.sentTitle')} isNews>
      <MailSent kind={kind} email={sentTo} onVerified={onVerified} onOtherAddress={() => setSentTo(null)} />
    </AccountLayout>
  );
}
