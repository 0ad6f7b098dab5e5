import { useEffect, useState } from 'react';
import type { AccountItem } from './account-items';

/** Items that need no confirmation, and those that the account's services confirm. */
export function useConfirmedItems(
  items: readonly AccountItem[],
  fetch: typeof globalThis.fetch,
): readonly AccountItem[] {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const unconfirmed = JSON.stringify(items.filter(({ confirmedBy }) => confirmedBy)); // items are recreated by every render
  useEffect(() => {
    const abort = new AbortController();
    const confirm = async (item: AccountItem) => {
      if (await isConfirmed(item, (input) => fetch(input, { signal: abort.signal })))
        setConfirmed((paths) => [...paths, item.path]);
    };
    for (const item of JSON.parse(unconfirmed) as AccountItem[]) void confirm(item);
    return () => {
      abort.abort();
      setConfirmed([]);
    };
  }, [unconfirmed, fetch]);
  return items.filter(({ path, confirmedBy }) => !confirmedBy || confirmed.includes(path));
}

/** A failure confirms nothing: the item is missing, and the page can still be reached by its address. */
async function isConfirmed(
  { confirmedBy }: AccountItem,
  read: (address: string) => Promise<Response>,
): Promise<boolean> {
  if (!confirmedBy) return true;
  try {
    const response = await read(confirmedBy.from);
    if (!response.ok) return false;
    const answer = (await response.json()) as Readonly<Record<string, unknown>>;
    return answer[confirmedBy.field] === confirmedBy.value;
  } catch {
    return false;
  }
}
