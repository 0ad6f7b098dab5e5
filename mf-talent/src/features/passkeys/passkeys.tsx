import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { ConfirmDialog } from '../../confirmation/confirm-dialog';
import { formatDay } from '@sabi/shell-sdk/dates';
import { ItemList, ItemRow } from '../../layout/item-list';
import { EmptyState } from '@sabi/ui/section';
import { addPasskey, type Passkey, useChangePasskeys, useOtherPasskeyOrigin } from './passkey-calls';
import { RenameDialog } from './rename-dialog';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  findFocusAfter: () => HTMLElement | null;
}

type Asked = { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

export function Passkeys({ passkeys, findFocusAfter }: PasskeysProps) {
  const { t } = useTranslation('settings');
  const change = useChangePasskeys();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {passkeys.length === 0 && <EmptyState>{t('passkeys.empty')}</EmptyState>}
      {passkeys.length > 0 && (
        <ItemList label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(what) => setAsked({ what, passkey })} />
          ))}
        </ItemList>
      )}
      <AddPasskey />
      {asked?.what === 'rename' && <RenameDialog passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={t('passkeys.removeTitle')}
          text={t('passkeys.removeText', { name: asked.passkey.friendly_name ?? t('passkeys.unnamed') })}
          confirmLabel={t('remove')}
          failedTitle={t('passkeys.removeFailed')}
          onConfirm={() => change((client) => client.passkey.delete({ passkeyId: asked.passkey.id }))}
          onClose={close}
          findFocusAfter={findFocusAfter}
        />
      )}
    </>
  );
}

function PasskeyRow({ passkey, onAsk }: { passkey: Passkey; onAsk: (what: Asked['what']) => void }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const name = passkey.friendly_name ?? t('passkeys.unnamed');
  const lastUse = passkey.last_used_at
    ? t('passkeys.lastUsed', { when: formatDay(passkey.last_used_at, language) })
    : t('passkeys.neverUsed');
  return (
    <ItemRow
      name={name}
      details={[t('added', { when: formatDay(passkey.created_at, language) }), lastUse]}
      actions={[
        { label: t('rename'), fullLabel: t('renameNamed', { name }), onSelect: () => onAsk('rename') },
        { label: t('remove'), fullLabel: t('removeNamed', { name }), onSelect: () => onAsk('remove') },
      ]}
    />
  );
}

function AddPasskey() {
  const { t } = useTranslation('settings');
  const change = useChangePasskeys();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const otherOrigin = useOtherPasskeyOrigin();
  if (!('PublicKeyCredential' in window)) return <p>{t('passkeys.unsupported')}</p>;
  if (otherOrigin) return <p>{t('passkeys.elsewhere', { address: otherOrigin })}</p>;

  const add = async () => {
    setBusy(true);
    setFailure(null);
    setFailure(await change(addPasskey));
    setBusy(false);
  };
  return (
    <>
      <FailureNotice failure={failure} title={t('passkeys.addFailed')} />
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void add()}>
          {t('passkeys.add')}
        </Button>
      </div>
    </>
  );
}
