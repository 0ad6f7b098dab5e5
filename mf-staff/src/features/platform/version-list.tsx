import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useActorName } from './actor';
import type { WantedCommand } from './commands';
import styles from './platform.module.css';

interface VersionListProps {
  remote: RemoteOverview;
  onWant: (command: WantedCommand) => void;
}

const firstShare = 10;

/** The newest versions, by whom and when each was published, and what can be done with it. */
export function VersionList({ remote, onWant }: VersionListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useActorName();
  const { current, canary, fallback, versions } = remote;
  const roleOf = (version: string) => {
    if (version === current) return t('platform.roles.current');
    if (version === canary?.version) return t('platform.roles.canary');
    return version === fallback ? t('platform.roles.fallback') : null;
  };
  return (
    <ul className={styles['versions']}>
      {versions.map(({ version, publishedAt, publishedBy }) => (
        <li key={version} className={styles['version']}>
          <p>
            <code>{version}</code>
            {roleOf(version) && <span className={styles['badge']}>{roleOf(version)}</span>}
            <span className={styles['note']}>
              {t('platform.published', {
                time: formatMoment(publishedAt, language),
                name: nameOf(publishedBy),
              })}
            </span>
          </p>
          {version !== current && version !== canary?.version && (
            <p className={styles['actions']}>
              <Button
                variant="secondary"
                className={styles['action']}
                aria-label={t('platform.giveLabel', { version })}
                onClick={() => onWant({ action: 'promote', version, trafficPercent: firstShare })}
              >
                {t('platform.give')}
              </Button>
              <Button
                variant="ghost"
                className={styles['action']}
                aria-label={t('platform.pinLabel', { version })}
                onClick={() => onWant({ action: 'pin', version })}
              >
                {t('platform.pin')}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
