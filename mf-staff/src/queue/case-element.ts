export const caseElementId = (id: string): string => `case-${id}`;

/** The row of a case in the list. */
export const findCaseElement = (id: string): HTMLElement | null => document.getElementById(caseElementId(id));

export const queueHeadingId = 'queue-heading';
