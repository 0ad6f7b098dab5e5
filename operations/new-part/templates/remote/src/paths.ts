export const startPath = '/sample-path';

/** Addresses of other remotes. */
export const elsewhere = { contact: '/contact-us' } as const;
