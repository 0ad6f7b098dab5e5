/** Page and structured data ask the same questions. */
export const questionKeys = ['guarantee', 'time', 'start', 'consultant'] as const;
