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
  /** Wraps around at both ends. */
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (page: number) => void;
  /** Back to the first page, after the pages were replaced. */
  readonly restart: () => void;
  /** The current page was chosen by the visitor, not by time. */
  readonly turnedByVisitor: boolean;
  /** Whether pages turn automatically, unless paused. */
  readonly autoSlides: boolean;
  readonly paused: boolean;
  readonly togglePause: () => void;
  /** For the element with the pages: paging pauses on hover or focus. */
  readonly holdHandlers: ReturnType<typeof useHoverOrFocus>['handlers'];
}

/** State of a pager, turned by the visitor and, unless motion is reduced, by time. */
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
