/** Questions of the page and of its structured data. */
export const questionKeys = ['guarantee', 'time', 'start', 'consultant'] as const;
