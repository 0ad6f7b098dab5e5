import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { OfflineLine, usePageHead, useShell } from '@sabi/shell-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskSkeleton } from '../../desk/desk-skeleton';
import { readRefusal } from '../../desk/refusal';
import { RefusedPage } from '../../desk/refused-page';
import { LoadFailed, OutsideRole } from '../../queue/load-failed';
import { CommandDialog } from './command-dialog';
import type { WantedCommand } from './commands';
import { useMayRelease } from './platform-access';
import { platformQuery } from './platform-query';
import styles from './platform.module.css';
import { RemoteCard } from './remote-card';

/** Every remote of the site: its versions, who gets which, and what the staff may do about it. */
export function PlatformPage() {
  const { t } = useTranslation();
  const title = t('platform.title');
  usePageHead({ title, description: t('head.description'), robots: 'noindex' });
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
      </header>
      {useMayRelease() ? <LoadedRemotes /> : <OutsideRole texts="platform.failed" />}
    </div>
  );
}

function LoadedRemotes() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(platformQuery(useShell()));
  const refusal = readRefusal(error);
  if (refusal === 'factor' || refusal === 'age') return <RefusedPage refusal={refusal} />;
  if (error && (data === undefined || refusal))
    return <LoadFailed error={error} texts="platform.failed" onRetry={() => void refetch()} />;
  if (data === undefined) return <DeskSkeleton />;
  return (
    <>
      <OfflineLine loadedAt={dataUpdatedAt} />
      <RemoteList remotes={data.remotes} />
    </>
  );
}

/** Remotes whose current version fails come first; the others keep their order. */
const failingFirst = (remotes: readonly RemoteOverview[]): RemoteOverview[] =>
  [...remotes].sort((a, b) => Number(b.failing !== null) - Number(a.failing !== null));

function RemoteList({ remotes }: { remotes: readonly RemoteOverview[] }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ name: string; command: WantedCommand } | null>(null);
  const remote = remotes.find(({ name }) => name === opened?.name);
  if (remotes.length === 0) return <p className={styles['empty']}>{t('platform.empty')}</p>;
  return (
    <div className={styles['cards']}>
      {failingFirst(remotes).map((each) => (
        <RemoteCard
          key={each.name}
          remote={each}
          onWant={(command) => setOpened({ name: each.name, command })}
        />
      ))}
      {opened && remote && (
        <CommandDialog
          key={opened.name}
          remote={remote}
          command={opened.command}
          onClose={() => setOpened(null)}
          findFocusAfter={() => null}
        />
      )}
    </div>
  );
}
