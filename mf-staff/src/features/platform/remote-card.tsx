import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useActorName } from './actor';
import { CanaryFigures } from './canary-figures';
import { kindOf, type WantedCommand } from './commands';
import { EventList } from './event-list';
import styles from './platform.module.css';
import { ShareBar } from './share-bar';
import { VersionList } from './version-list';

interface RemoteCardProps {
  remote: RemoteOverview;
  onWant: (command: WantedCommand) => void;
}

/** A remote: who gets what, what may be done about it, and its past. */
export function RemoteCard({ remote, onWant }: RemoteCardProps) {
  const { t } = useTranslation();
  const { name, basePaths, current, canary, versions, events } = remote;
  return (
    <article className={styles['card']} aria-labelledby={`remote-${name}`}>
      <header className={styles['cardHeader']}>
        <h2 id={`remote-${name}`} className={styles['name']} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles['note']}>{basePaths.join(', ')}</p>
      </header>
      <FailureAlert remote={remote} onWant={onWant} />
      <RemoteAlerts remote={remote} />
      <ShareBar current={current} canary={canary} />
      {canary && <CanaryFigures canary={canary} />}
      <MainActions remote={remote} onWant={onWant} />
      <details className={styles['details']}>
        <summary>{t('platform.versions', { count: versions.length })}</summary>
        <VersionList remote={remote} onWant={onWant} />
      </details>
      <details className={styles['details']}>
        <summary>{t('platform.history')}</summary>
        <EventList events={events} />
      </details>
    </article>
  );
}

/** That nobody can use the current version, with the way out. */
function FailureAlert({ remote: { current, failing }, onWant }: RemoteCardProps) {
  const { t } = useTranslation();
  if (!failing) return null;
  const { reason, lastGood } = failing;
  return (
    <Notice
      tone="danger"
      title={t(`platform.failing.${reason}`, { version: current })}
      actions={
        lastGood && (
          <Button
            className={styles['action']}
            onClick={() => onWant({ action: 'promote', version: lastGood, trafficPercent: 100 })}
          >
            {t('platform.failing.give', { version: lastGood })}
          </Button>
        )
      }
    >
      {t(lastGood ? 'platform.failing.lastGood' : 'platform.failing.none')}
    </Notice>
  );
}

/** What a member has to know before anything else about the remote. */
function RemoteAlerts({
  remote: { current, pinned, pinnedSince, pinnedBy, lastRollback },
}: {
  remote: RemoteOverview;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useActorName();
  const ended = lastRollback?.reason === 'error-budget' ? lastRollback : null;
  return (
    <>
      {pinned && (
        <p className={styles['alert']}>
          {pinnedSince
            ? t('platform.pinnedSince', {
                version: current,
                time: formatMoment(pinnedSince, language),
                name: nameOf(pinnedBy),
              })
            : t('platform.pinned', { version: current })}
        </p>
      )}
      {ended && (
        <p className={styles['alert']}>
          {t('platform.ended', { version: ended.version, time: formatMoment(ended.at, language) })}
        </p>
      )}
    </>
  );
}

function MainActions({ remote, onWant }: RemoteCardProps) {
  const { t } = useTranslation();
  const commands = offerCommands(remote);
  if (commands.length === 0) return null;
  return (
    <p className={styles['actions']}>
      {commands.map((command, index) => (
        <Button
          key={`${command.action} ${kindOf(command, remote)}`}
          variant={index === 0 && remote.canary ? 'primary' : 'secondary'}
          className={styles['action']}
          aria-label={t(`platform.commands.${kindOf(command, remote)}.labelOf`, { name: remote.name })}
          onClick={() => onWant(command)}
        >
          {t(`platform.commands.${kindOf(command, remote)}.label`)}
        </Button>
      ))}
    </p>
  );
}

/** Commands for the state of a remote, the likeliest first. */
function offerCommands({ current, canary, fallback, pinned, failing }: RemoteOverview): WantedCommand[] {
  const pins = (): WantedCommand[] => {
    if (pinned) return [{ action: 'unpin' }];
    // A version without its files cannot be pinned.
    return failing?.reason === 'files-unavailable' ? [] : [{ action: 'pin', version: current }];
  };
  if (canary) {
    const { version, trafficPercent } = canary;
    return [
      { action: 'promote', version, trafficPercent: 100 },
      { action: 'promote', version, trafficPercent },
      { action: 'rollback', version },
      ...pins(),
    ];
  }
  return [...(fallback ? [{ action: 'rollback', version: current } as const] : []), ...pins()];
}
