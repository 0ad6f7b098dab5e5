/** Addresses the signed-in area already has a place for, and nothing in it yet. */
export const plannedPages = [
  { path: '/expert', page: 'expert' },
  { path: '/inbox', page: 'inbox' },
] as const;

export type PlannedPageName = (typeof plannedPages)[number]['page'];
