import { useLanguage } from '@sabi/shell-sdk/react';
import { AppWindow, Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { ItemRow } from '../../layout/item-list';
import type { AccountSession } from './session-calls';
import { useSessionName } from './use-session-name';

const phone = /Android|iOS/;

/** @param onEnd requests its end; this device's own ends by signing out */
export function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const name = useSessionName()(session);
  const since = t('sessions.since', { when: formatMoment(session.created_at, language) });
  const place = session.ip ? ` · ${t('sessions.ip', { ip: session.ip })}` : '';
  return (
    <ItemRow
      icon={<SessionIcon session={session} />}
      name={name}
      badge={session.is_current ? t('sessions.current') : undefined}
      details={[
        t('sessions.lastUsed', { when: formatMoment(session.last_used_at, language) }),
        `${since}${place}`,
      ]}
      actions={
        session.is_current
          ? []
          : [
              {
                label: t('sessions.one.action'),
                fullLabel: t('sessions.one.actionFor', { name }),
                onSelect: onEnd,
              },
            ]
      }
    />
  );
}

function SessionIcon({ session: { client_id, device } }: { session: AccountSession }) {
  const look = { size: 24, 'aria-hidden': true } as const;
  if (client_id) return <AppWindow {...look} />;
  return phone.test(device ?? '') ? <Smartphone {...look} /> : <Monitor {...look} />;
}
