/** Addresses of pages that are planned but not built yet. */
export const plannedPages = [{ path: '/expert', page: 'expert' }] as const;

export type PlannedPageName = (typeof plannedPages)[number]['page'];
