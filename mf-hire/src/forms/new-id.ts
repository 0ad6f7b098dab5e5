import { createUuid } from '@sabi/shell-sdk/http';
import { useState } from 'react';

/** Id of what a form creates: unchanged by retries, so that it is created once. */
export const useNewId = (): string => useState(createUuid)[0];

/** Like `useNewId`, where what is created differs by a field: another value is another thing. */
export function useNewIds(): (value: string) => string {
  const [ids] = useState(() => new Map<string, string>());
  return (value) => {
    const id = ids.get(value) ?? createUuid();
    ids.set(value, id);
    return id;
  };
}
