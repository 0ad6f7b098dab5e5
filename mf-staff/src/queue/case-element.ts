export const caseElementId = (id: string): string => `case-${id}`;

export const findCaseElement = (id: string): HTMLElement | null => document.getElementById(caseElementId(id));

export const queueHeadingId = 'queue-heading';
