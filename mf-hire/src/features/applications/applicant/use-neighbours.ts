import type { ApplicationCard } from '@sabi/contracts/http/hiring/applications';
import { useEffect } from 'react';
import { useApplications } from '../../../data/applications';

type Position = Pick<ApplicationCard, 'application_id' | 'submitted_at'>;

/** Lists have the first submitted first. */
function isBefore(one: Position, other: Position): boolean {
  const [first, second] = [one.submitted_at ?? '', other.submitted_at ?? ''];
  return first === second ? one.application_id < other.application_id : first < second;
}

/**
 * The applications before and after one in a list, also where a move has just taken it out of that list.
 * @param list.stage of the list; null for all
 */
export function useNeighbours(at: Position | undefined, list: { jobId: string; stage: string | null }) {
  const { data, hasNextPage, fetchNextPage, isFetching } = useApplications(list.jobId, list.stage);
  const cards = data?.pages.flatMap((page) => page.applications) ?? [];
  const previous = at && cards.findLast((card) => isBefore(card, at));
  const next = at && cards.find((card) => isBefore(at, card));
  const isUnknown = at !== undefined && next === undefined && hasNextPage && !isFetching;
  useEffect(() => {
    if (isUnknown) void fetchNextPage();
  }, [isUnknown, fetchNextPage]);
  return { previous: previous?.application_id, next: next?.application_id };
}
