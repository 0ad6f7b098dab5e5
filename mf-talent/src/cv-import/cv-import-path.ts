/** Page of the open CV import. Mails link to it, so the address stays. */
export const cvImportPath = '/profile/review';
