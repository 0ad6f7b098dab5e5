import { passkeyNameMaxLength } from '@sabi/contracts/identity/field-limits';
import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { type Passkey, useChangePasskeys } from './passkey-calls';

export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const change = useChangePasskeys();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState, forgetDraft } = useDraftForm<{ name: string }>(
    `passkey-${passkey.id}`,
    {
      defaultValues: { name: passkey.friendly_name ?? '' },
    },
  );

  const rename = async ({ name }: { name: string }) => {
    setFailure(null);
    const found = await change((client) =>
      client.passkey.update({ passkeyId: passkey.id, friendlyName: name.trim() }),
    );
    setFailure(found);
    if (found) return;
    forgetDraft();
    onClose();
  };

  return (
    <Dialog open title={t('passkeys.renameTitle')} closeLabel={t('close')} onClose={onClose}>
      <Form
        onSubmit={handleSubmit(rename)}
        busy={formState.isSubmitting}
        submitLabel={t('passkeys.renameSubmit')}
        busyLabel={t('saving')}
      >
        <TextField
          {...register('name', { validate: (name) => Boolean(name.trim()) || t('passkeys.nameMissing') })}
          label={t('passkeys.name')}
          error={formState.errors.name?.message}
          autoComplete="off"
          maxLength={passkeyNameMaxLength}
          required
        />
        <FailureNotice failure={failure} title={t('passkeys.renameFailed')} />
      </Form>
    </Dialog>
  );
}
