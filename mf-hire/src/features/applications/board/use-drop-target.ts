import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { cardSlot } from './card-slot';

/** Key of the dragged ids in the data of a drag. */
export const draggedIds = 'applicationIds';

/**
 * Takes dragged cards.
 * @param count cards of the column
 * @param onDrop called with the index at which they are dropped
 * @returns that index while cards are over the column, else null
 */
export function useDropTarget(
  column: RefObject<HTMLElement | null>,
  count: number,
  onDrop: (ids: readonly string[], index: number) => void,
): number | null {
  const [at, setAt] = useState<number | null>(null);
  const drop = useEffectEvent(onDrop);
  const indexAt = useEffectEvent((clientY: number): number => {
    const list = column.current?.querySelector('[role="listbox"] > [role="presentation"]');
    const top = list?.getBoundingClientRect().top ?? 0;
    return Math.max(0, Math.min(Math.round((clientY - top) / cardSlot), count));
  });
  useEffect(() => {
    if (!column.current) return undefined;
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => Array.isArray(source.data[draggedIds]),
      onDrag: ({ location }) => setAt(indexAt(location.current.input.clientY)),
      onDragLeave: () => setAt(null),
      onDrop: ({ source, location }) => {
        setAt(null);
        drop(source.data[draggedIds] as readonly string[], indexAt(location.current.input.clientY));
      },
    });
  }, [column]);
  return at;
}
