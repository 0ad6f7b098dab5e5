import type { RemoteActor } from '@sabi/contracts/http/gateway/remote-commands';
import { useAccountId } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';

/** @returns names of those who changed something */
export function useActorName(): (actor: RemoteActor | null) => string {
  const { t } = useTranslation();
  const accountId = useAccountId();
  return (actor) => {
    if (!actor) return t('platform.by.unknown');
    const { kind, id, name } = actor;
    if (kind === 'team') return id ? t('platform.by.key', { key: id }) : t('platform.by.team');
    if (kind === 'platform') return t('platform.by.platform');
    return id === accountId ? t('platform.by.you') : (name ?? t('platform.by.former'));
  };
}
