import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { AppWindow, Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../dates/format-moment';
import type { AccountSession } from './session-calls';
import styles from './session-list.module.css';
import { useSessionName } from './use-session-name';

const phone = /Android|iOS/;

function SessionIcon({ session: { client_id, device } }: { session: AccountSession }) {
  const look = { className: styles['icon'], size: 24, 'aria-hidden': true } as const;
  if (client_id) return <AppWindow {...look} />;
  return phone.test(device ?? '') ? <Smartphone {...look} /> : <Monitor {...look} />;
}

/** @param onEnd asks to end it; this device's own is ended by signing out */
export function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const nameOf = useSessionName();
  const name = nameOf(session);
  return (
    <li className={styles['row']}>
      <SessionIcon session={session} />
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {name}
          {session.is_current && <span className={styles['badge']}>{t('sessions.current')}</span>}
        </p>
        <p className={styles['detail']}>
          {t('sessions.lastUsed', { when: formatMoment(session.last_used_at, language) })}
        </p>
        <p className={styles['detail']}>
          {t('sessions.since', { when: formatMoment(session.created_at, language) })}
          {session.ip && ` · ${t('sessions.ip', { ip: session.ip })}`}
        </p>
      </div>
      {!session.is_current && (
        <Button variant="secondary" aria-label={t('sessions.one.actionFor', { name })} onClick={onEnd}>
          {t('sessions.one.action')}
        </Button>
      )}
    </li>
  );
}
