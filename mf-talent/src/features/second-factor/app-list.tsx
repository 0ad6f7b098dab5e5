import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callAccount } from '../../account/call-account';
import { ConfirmDialog } from '../../confirmation/confirm-dialog';
import { ItemList, ItemRow } from '../../layout/item-list';
import { EmptyState } from '@sabi/ui/section';
import { useTryProtected } from '../../step-up/step-up-store';
import { formatDay } from '@sabi/shell-sdk/dates';
import type { Factors } from './factors';

interface AppListProps {
  apps: Factors;
  hasCodes: boolean;
  findFocusAfter: () => HTMLElement | null;
}

export function AppList({ apps, hasCodes, findFocusAfter }: AppListProps) {
  const { t } = useTranslation('settings');
  const { language } = useShell();
  const [removedId, setRemovedId] = useState<string | null>(null);
  const remove = useRemoveApp(hasCodes && apps.length === 1);
  if (apps.length === 0) return <EmptyState>{t('factor.empty')}</EmptyState>;
  return (
    <>
      <ItemList label={t('factor.title')}>
        {apps.map(({ id, friendly_name: name, created_at }) => (
          <ItemRow
            key={id}
            name={name ?? t('factor.app')}
            details={[t('added', { when: formatDay(created_at, language) })]}
            actions={[
              {
                label: t('remove'),
                fullLabel: t('removeNamed', { name: name ?? t('factor.app') }),
                onSelect: () => setRemovedId(id),
              },
            ]}
          />
        ))}
      </ItemList>
      {removedId && (
        <ConfirmDialog
          title={t('factor.removeTitle')}
          text={t(apps.length === 1 ? 'factor.removeLastText' : 'factor.removeText')}
          confirmLabel={t('remove')}
          failedTitle={t('factor.removeFailed')}
          onConfirm={() => remove(removedId)}
          onClose={() => setRemovedId(null)}
          findFocusAfter={findFocusAfter}
        />
      )}
    </>
  );
}

/** @param removesCodes removes the recovery codes first, as they cannot remain alone */
function useRemoveApp(removesCodes: boolean) {
  const { fetch } = useShell();
  const tryProtected = useTryProtected();
  const queryClient = useQueryClient();
  return async (factorId: string) => {
    const failure = await tryProtected(async ({ mfa }) => {
      if (removesCodes) {
        const { error } = await callAccount(fetch, 'DELETE', '/factors/recovery-codes');
        if (error && !isGone(error)) return { error };
      }
      return mfa.unenroll({ factorId });
    });
    if (!failure) await queryClient.invalidateQueries({ queryKey: ['account'] });
    return failure;
  };
}

const isGone = (error: unknown) => (error as { code?: unknown }).code === 'mfa_factor_not_found';
