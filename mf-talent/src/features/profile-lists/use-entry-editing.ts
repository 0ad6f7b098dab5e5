import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import type { WrittenList } from '@sabi/contracts/http/profile/entries';
import { createUuid } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import type { EditTask } from '../../editing/edit-task';
import { createBlank } from '../../editing/edit-values';
import { useEdit } from '../../editing/editing-provider';
import type { FieldValues } from '../../editing/field-spec';
import { fetchProfile, useProfileQuery } from '../../profile/use-profile';
import { addEntry, changeEntry, toSaved, type WrittenEntry } from './entry-calls';
import { listForms } from './list-forms';

/** @returns functions that open the dialog for a new and for an existing entry of the list */
export function useEntryEditing(list: WrittenList) {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const edit = useEdit();

  const reload = () => void queryClient.invalidateQueries({ queryKey });
  const addUnder = (id: string | undefined) => async (fieldValues: FieldValues) => {
    await addEntry(fetch, list, fieldValues, id);
    reload();
  };
  const loadTheirs = async (id: string) => {
    const full = await fetchProfile(fetch);
    queryClient.setQueryData<FullProfile>(queryKey, full);
    const entry: WrittenEntry | undefined = full.lists[list].find((one) => one.id === id);
    return entry ? toSaved(list, entry) : null;
  };

  const add = () =>
    edit({
      ...taskOf(list, 'add'),
      initial: createBlank(listForms[list]),
      save: addUnder(createUuid()),
      loadTheirs: () => Promise.resolve(null),
    });
  const change = (entry: WrittenEntry) =>
    edit({
      ...taskOf(list, 'edit'),
      name: `${list} ${entry.id}`,
      initial: toSaved(list, entry),
      save: async (fieldValues, version) => {
        await changeEntry(fetch, list, { id: entry.id, fieldValues, version });
        reload();
      },
      loadTheirs: () => loadTheirs(entry.id),
      saveAnew: addUnder(createUuid()),
    });
  return { add, change };
}

function taskOf(list: WrittenList, what: 'add' | 'edit'): Pick<EditTask, 'name' | 'title' | 'fields'> {
  return { name: list, title: `${list}_${what}`, fields: listForms[list] };
}
