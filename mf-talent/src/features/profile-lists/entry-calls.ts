import type { entryOrderRoutes, OrderedList } from '@sabi/contracts/http/profile/entry-order';
import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import type { WrittenList } from '@sabi/contracts/http/profile/entries';
import { request, requestJson } from '@sabi/shell-sdk/http';
import type { FieldValues, Saved } from '../../editing/field-spec';
import { listForms } from './list-forms';

type Fetch = typeof globalThis.fetch;

export type WrittenEntry = ProfileLists[WrittenList][number];

const pathOf = (list: WrittenList) => `/api/profile/v1/${list.replaceAll('_', '-')}`;

/** @param id so that the same entry sent twice is stored once @throws {RequestFailed} */
export async function addEntry(
  fetch: Fetch,
  list: WrittenList,
  fieldValues: FieldValues,
  id: string | undefined,
) {
  await requestJson(fetch, pathOf(list), { method: 'POST', json: { ...fieldValues, ...(id && { id }) } });
}

/** @throws {RequestFailed} */
export async function changeEntry(
  fetch: Fetch,
  list: WrittenList,
  { id, fieldValues, version }: { id: string } & Saved,
) {
  await requestJson(fetch, `${pathOf(list)}/${id}`, { method: 'PATCH', json: { ...fieldValues, version } });
}

/** @throws {RequestFailed} */
export async function removeEntry(fetch: Fetch, list: WrittenList, id: string) {
  await request(fetch, `${pathOf(list)}/${id}`, { method: 'DELETE' });
}

/** @throws {RequestFailed} */
export async function restoreEntry(fetch: Fetch, list: WrittenList, id: string) {
  await request(fetch, `${pathOf(list)}/${id}/restore`, { method: 'POST' });
}

const orderPaths: { readonly [List in OrderedList]: (typeof entryOrderRoutes)[List]['path'] } = {
  skills: '/api/profile/v1/skill-order',
  languages: '/api/profile/v1/language-order',
};

/** @param ids of every entry of the list @throws {RequestFailed} */
export async function saveOrder(fetch: Fetch, list: OrderedList, ids: readonly string[]) {
  await request(fetch, orderPaths[list], {
    method: 'PUT',
    body: JSON.stringify({ ids }),
    headers: { 'Content-Type': 'application/json' },
  });
}

/** Values of an entry, for its form. */
export function toSaved(list: WrittenList, entry: WrittenEntry): Saved {
  const values = entry as unknown as FieldValues;
  const fieldValues = Object.fromEntries(listForms[list].map(({ name }) => [name, values[name] ?? null]));
  return { fieldValues, version: entry.version };
}
