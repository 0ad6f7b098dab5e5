import { nameMaxLength } from '@sabi/contracts/profile/entry-rules';
import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { type AccountFailure, describeFailure } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { FieldRow, Form } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { useProfileQuery } from '../../profile/use-profile';
import { syncAccountName } from '../../profile/sync-account-name';
import { changeName, type PersonName } from './change-name';

/** The name shown to recruiters and in the menu. */
export function NameForm({ full }: { full: FullProfile }) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, formState, forgetDraft } = useDraftForm<PersonName>('own-name', {
    defaultValues: {
      firstName: full.profile.first_name ?? '',
      lastName: full.profile.last_name ?? '',
    },
  });
  const { errors, isSubmitting } = formState;

  const save = async (name: PersonName) => {
    setFailure(null);
    try {
      const profile = await changeName(shell.fetch, name);
      queryClient.setQueryData<FullProfile>(queryKey, (before = full) => ({ ...before, profile }));
      forgetDraft();
      await syncAccountName(shell, profile);
      shell.toast({ tone: 'success', title: t('name.saved') });
    } catch (error) {
      setFailure(describeFailure(error));
      shell.toast({ tone: 'destructive', title: t('name.failed') });
    }
  };

  return (
    <Form
      onSubmit={handleSubmit(save)}
      busy={isSubmitting}
      submitLabel={t('name.submit')}
      compact
      busyLabel={t('saving')}
    >
      <FieldRow>
        <TextField
          {...register('firstName', {
            validate: (value) => Boolean(value.trim()) || t('name.firstNameMissing'),
          })}
          label={t('name.firstName')}
          error={errors.firstName?.message}
          autoComplete="given-name"
          maxLength={nameMaxLength}
          required
        />
        <TextField
          {...register('lastName')}
          label={t('name.lastName')}
          hint={t('name.lastNameHint')}
          autoComplete="family-name"
          maxLength={nameMaxLength}
        />
      </FieldRow>
      <FailureNotice failure={failure} />
    </Form>
  );
}
