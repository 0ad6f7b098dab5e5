import { useMemo, useRef, useState } from 'react';
import type { CardChange } from './card-changes';

interface Pending {
  readonly no: number;
  readonly change: CardChange;
}

/** Changes that are shown before svc-hiring has confirmed them, in the order they were made. */
export function usePendingChanges() {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const lastNo = useRef(0);
  const queue = useRef(Promise.resolve());
  return {
    /** The same list until one is added or has ended. */
    changes: useMemo(() => pending.map(({ change }) => change), [pending]),
    /** Shows a change until `send` has ended. One is sent after the other. */
    show: (change: CardChange, send: () => Promise<void>): void => {
      const no = ++lastNo.current;
      setPending((all) => [...all, { no, change }]);
      queue.current = queue.current
        .then(send)
        .then(afterQueries)
        .finally(() => setPending((all) => all.filter((each) => each.no !== no)));
    },
  };
}

/** Queries report new data in a timer. A change that ended before it would let its card go back for a moment. */
const afterQueries = () => new Promise<void>((resolve) => void setTimeout(resolve));
