import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CardActs } from './board-card';

/** The same object in each render, so that cards need not be rendered again; its functions are the latest. */
export function useLatestActs(acts: CardActs): CardActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      onFocus: (id) => latest.current.onFocus(id),
      onOpen: (id) => latest.current.onOpen(id),
      onSelect: (id, isExtended) => latest.current.onSelect(id, isExtended),
      idsToDrag: (id) => latest.current.idsToDrag(id),
    }),
    [],
  );
}
