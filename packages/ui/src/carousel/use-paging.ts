import { useEffect, useState } from 'react';
import { useReducedMotion } from '../motion';
import { useHoverOrFocus } from './use-hover-or-focus';

export interface PagingOptions {
  pageCount: number;
  /** Interval of automatic paging in milliseconds; without it pages do not advance. */
  autoSlideMs?: number;
}

export interface Paging {
  readonly pageCount: number;
  /** From 0. */
  readonly page: number;
  /** After the last page comes the first, before the first the last. */
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (page: number) => void;
  /** Back to the first page, for pages of another kind. */
  readonly restart: () => void;
  /** The visitor, not time, brought the current page. */
  readonly turnedByVisitor: boolean;
  /** Pages turn by themselves here, unless `paused`: then there is something to pause. */
  readonly autoSlides: boolean;
  readonly paused: boolean;
  readonly togglePause: () => void;
  /** For the element that holds the pages: time stands still while the visitor is at it. */
  readonly holdHandlers: ReturnType<typeof useHoverOrFocus>['handlers'];
}

/** Pages of which one is shown; turned by the visitor and, where motion is welcome, by time. */
export function usePaging({ pageCount, autoSlideMs }: PagingOptions): Paging {
  const [{ page: lastPage, turnedByVisitor }, setTurn] = useState({ page: 0, turnedByVisitor: false });
  const [paused, setPaused] = useState(false);
  const { held, handlers } = useHoverOrFocus();
  const mayMove = !useReducedMotion();
  const page = Math.min(lastPage, Math.max(0, pageCount - 1));
  const autoSlides = mayMove && autoSlideMs !== undefined && pageCount > 1;

  useEffect(() => {
    if (!autoSlides || paused || held) return;
    const turn = () => setTurn({ page: (page + 1) % pageCount, turnedByVisitor: false });
    const timer = setTimeout(turn, autoSlideMs);
    return () => clearTimeout(timer);
  }, [autoSlides, autoSlideMs, paused, held, page, pageCount]);

  const goTo = (next: number) => setTurn({ page: next, turnedByVisitor: true });
  return {
    pageCount,
    page,
    next: () => goTo((page + 1) % pageCount),
    previous: () => goTo((page - 1 + pageCount) % pageCount),
    goTo,
    restart: () => setTurn({ page: 0, turnedByVisitor: false }),
    turnedByVisitor,
    autoSlides,
    paused,
    togglePause: () => setPaused(!paused),
    holdHandlers: handlers,
  };
}
