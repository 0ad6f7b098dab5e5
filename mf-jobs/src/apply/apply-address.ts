/** Query of a job's page with the sheet for applying open. */
export const applySearch = '?apply=1';
