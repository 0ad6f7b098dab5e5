import type { ProfileLists } from '@sabi/contracts/http/profile/profile';

/**
 * Current entries first, then the newest, undated ones last. Skills and languages stay in their owner's
 * order.
 */
export function orderLists(lists: ProfileLists): ProfileLists {
  return {
    ...lists,
    work_experiences: lists.work_experiences.toSorted(
      (one, other) => byCurrent(one, other) || byDate(one.start_date, other.start_date),
    ),
    educations: lists.educations.toSorted(
      (one, other) => byCurrent(one, other) || byDate(one.start_date, other.start_date),
    ),
    licenses_certifications: lists.licenses_certifications.toSorted((one, other) =>
      byDate(one.issue_date, other.issue_date),
    ),
    psychological_tests: lists.psychological_tests.toSorted((one, other) =>
      byDate(one.test_date, other.test_date),
    ),
  };
}

function byCurrent(one: { is_current: boolean }, other: { is_current: boolean }): number {
  return Number(other.is_current) - Number(one.is_current);
}

/** Newest first; `2024` sorts after `2024-01`, the more precise value. */
function byDate(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? 1 : -1;
}
