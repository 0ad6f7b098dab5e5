import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../account/account-query';
import { FailureNotice } from '../../account/failure-notice';
import { ConfirmDialog } from '../../confirmation/confirm-dialog';
import { ItemRow } from '../../layout/item-list';
import { useLinkProvider, useUnlinkIdentity } from './link-calls';
import { type Provider, providers } from './use-offered-providers';

type Identity = NonNullable<Account['identities']>[number];

interface ProviderRowsProps {
  identities: readonly Identity[];
  offered: readonly Provider[];
  findFocusAfter: () => HTMLElement | null;
}

/** Linked and available providers. The last sign-in method cannot be removed. */
export function ProviderRows({ identities, offered, findFocusAfter }: ProviderRowsProps) {
  const { t } = useTranslation('settings');
  const [removed, setRemoved] = useState<Identity | null>(null);
  const unlink = useUnlinkIdentity();
  const { link, failure } = useLinkProvider();
  const linked = identities.filter(({ provider }) => provider !== 'email' && provider !== 'phone');
  const missing = offered.filter((name) => !linked.some(({ provider }) => provider === name));
  const nameOf = (provider: string) =>
    isOurs(provider) ? t(`methods.providers.${provider}`) : provider.replace(/^custom:/, '');
  return (
    <>
      {linked.map((identity) => {
        const name = nameOf(identity.provider);
        const email: unknown = identity.identity_data?.['email'];
        const unlinkAction = {
          label: t('methods.unlink'),
          fullLabel: t('methods.unlinkNamed', { name }),
          onSelect: () => setRemoved(identity),
        };
        return (
          <ItemRow
            key={identity.identity_id}
            name={name}
            badge={t('methods.linked')}
            details={typeof email === 'string' ? [email] : []}
            actions={identities.length > 1 ? [unlinkAction] : []}
          />
        );
      })}
      {missing.map((provider) => (
        <ItemRow
          key={provider}
          name={nameOf(provider)}
          details={[t('methods.notLinked')]}
          actions={[
            {
              label: t('methods.link'),
              fullLabel: t('methods.linkNamed', { name: nameOf(provider) }),
              onSelect: () => void link(provider),
            },
          ]}
        />
      ))}
      {failure && (
        <li>
          <FailureNotice failure={failure} title={t('methods.linkFailed')} />
        </li>
      )}
      {removed && (
        <ConfirmDialog
          title={t('methods.unlinkTitle', { name: nameOf(removed.provider) })}
          text={t('methods.unlinkText', { name: nameOf(removed.provider) })}
          confirmLabel={t('methods.unlink')}
          failedTitle={t('methods.unlinkFailed')}
          onConfirm={() => unlink(removed)}
          onClose={() => setRemoved(null)}
          findFocusAfter={findFocusAfter}
        />
      )}
    </>
  );
}

const isOurs = (provider: string): provider is Provider =>
  (providers as readonly string[]).includes(provider);
