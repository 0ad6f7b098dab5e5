import { OfflineLine, useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { keysAttribute } from '@sabi/ui/shortcuts';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { platformPath, useMayRelease } from '../features/platform/platform-access';
import { queueQuery } from '../queue/queue-query';
import { DecisionDialog } from '../queue/lazy-dialogs';
import styles from './desk.module.css';
import { DeskSkeleton } from './desk-skeleton';
import { KeyList } from './lazy-key-list';
import { findRefusal, readRefusal } from './refusal';
import { Rail, type RailEntry } from './rail';
import { RefusedPage } from './refused-page';
import { useDeskKeys } from './use-desk-keys';
import { useDesk } from './desk-store';
import { useOwnQueues } from './use-own-queues';

/** Frame of the account's queues, once the services accept it as staff. */
export function Desk() {
  const shell = useShell();
  const { staffRoles = [] } = useSignedInUser();
  const queues = useOwnQueues();
  const loads = useQueries({ queries: queues.map(({ views: [view] }) => queueQuery(shell, view)) });
  const mayRelease = useMayRelease();
  if (queues.length === 0 && !mayRelease)
    return <RefusedPage refusal={staffRoles.length === 0 ? 'role' : 'queue'} />;
  const refusal = findRefusal(loads.map(({ error }) => error));
  if (refusal) return <RefusedPage refusal={refusal} />;
  if (loads.length > 0 && loads.every(({ isPending }) => isPending)) return <DeskSkeleton />;
  const entries = queues.flatMap((queue, index) => {
    const { data, error } = loads[index] ?? {};
    if (readRefusal(error) === 'role') return [];
    return [{ queue, page: data === undefined ? null : queue.views[0].read(data) }];
  });
  return <OpenDesk entries={entries} updatedAt={Math.max(0, ...loads.map((load) => load.dataUpdatedAt))} />;
}

interface OpenDeskProps {
  entries: readonly RailEntry[];
  /** Milliseconds; 0 before the first load. */
  updatedAt: number;
}

function OpenDesk({ entries, updatedAt }: OpenDeskProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isKeyListOpen = useDesk((desk) => desk.isKeyListOpen);
  const setKeyListOpen = useDesk((desk) => desk.setKeyListOpen);
  useEffect(() => {
    // Loaded ahead, so that a decision can be written without a network.
    for (const Part of [DecisionDialog, KeyList]) void Part.preload().catch(() => undefined);
  }, []);
  useDeskKeys((key) => {
    const entry = entries[Number(key) - 1];
    if (key === '?') setKeyListOpen(true);
    else if (entry) void navigate(entry.queue.path);
    return key === '?' || entry !== undefined;
  });
  return (
    <div className={styles['desk']} {...{ [keysAttribute]: '' }}>
      {/* The page of the remotes has a line of its own, as it is refreshed more often. */}
      <OfflineLine isBand loadedAt={pathname === platformPath ? 0 : updatedAt} />
      <div className={styles['frame']}>
        <Rail entries={entries} />
        <div className={styles['content']}>
          <Outlet />
        </div>
      </div>
      {isKeyListOpen && <KeyList />}
    </div>
  );
}
