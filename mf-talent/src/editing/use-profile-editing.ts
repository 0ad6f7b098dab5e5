import type { FullProfile, Profile } from '@sabi/contracts/http/profile/profile';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { syncAccountName } from '../profile/sync-account-name';
import { fetchProfile, useProfileQuery } from '../profile/use-profile';
import type { EditTask } from './edit-task';
import { useEdit } from './editing-provider';
import type { FieldSpec, FieldValues, Saved } from './field-spec';

/** @returns a function that opens the dialog for fields of the profile itself */
export function useProfileEditing(name: 'header' | 'summary', fields: readonly FieldSpec[]) {
  const shell = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const edit = useEdit();

  const show = (profile: Profile) =>
    queryClient.setQueryData<FullProfile>(queryKey, (before) => before && { ...before, profile });
  const save: EditTask['save'] = async (fieldValues, version) => {
    const profile = await requestJson<Profile>(shell.fetch, '/api/profile/v1/profile', {
      method: 'PATCH',
      json: { ...fieldValues, version },
    });
    show(profile);
    if ('first_name' in fieldValues) void syncAccountName(shell, profile);
    // Views derived from the profile.
    void queryClient.invalidateQueries({ queryKey });
  };
  const loadTheirs = async () => {
    const { profile } = await fetchProfile(shell.fetch);
    show(profile);
    return toSaved(fields, profile);
  };
  return (profile: Profile) =>
    edit({ name, title: name, fields, initial: toSaved(fields, profile), save, loadTheirs });
}

function toSaved(fields: readonly FieldSpec[], profile: Profile): Saved {
  const values = profile as unknown as FieldValues;
  const fieldValues = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
  return { fieldValues, version: profile.version };
}
