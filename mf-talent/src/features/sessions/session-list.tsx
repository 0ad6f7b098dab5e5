import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemList } from '../../layout/item-list';
import { EndingDialog } from './ending-dialog';
import type { AccountSession } from './session-calls';
import styles from './session-list.module.css';
import { SessionRow } from './session-row';
import type { Ending } from './use-end-sessions';

interface SessionListProps {
  sessions: readonly AccountSession[];
  findFocusAfter: () => HTMLElement | null;
}

export function SessionList({ sessions, findFocusAfter }: SessionListProps) {
  const { t } = useTranslation('settings');
  const [ending, setEnding] = useState<Ending | null>(null);
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <>
      <ItemList label={t('sessions.title')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding({ scope: 'one', session })} />
        ))}
      </ItemList>
      {!hasOthers && <p>{t('sessions.noOthers')}</p>}
      <div className={styles['actions']}>
        {hasOthers && (
          <Button variant="secondary" onClick={() => setEnding({ scope: 'others' })}>
            {t('sessions.others.action')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setEnding({ scope: 'global' })}>
          {t('sessions.global.action')}
        </Button>
      </div>
      {ending && (
        <EndingDialog ending={ending} onClose={() => setEnding(null)} findFocusAfter={findFocusAfter} />
      )}
    </>
  );
}
