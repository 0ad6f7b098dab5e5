// Rules of the landing panel's CV analysis, in the browser and on the server. No dependency, so that it costs a page nothing.

/** Specification, section 9; counted after trimming. */
export const cvTextMinCharacters = 50;
/** About ten pages; no CV is longer. */
export const cvTextMaxCharacters = 30_000;

/** Limits of a job description. */
export const jobTextMinCharacters = 50;
export const jobTextMaxCharacters = 20_000;

/**
 * Limit of the part of an analysis that a caller without a session gets; the page shows the first part and blurs the
 * rest.
 */
export const previewMaxCharacters = 400;
export const previewShownCharacters = 200;

/** Key of the token that opens the whole analysis: in local storage, and as a cookie where no script ran. */
export const cvClaimKey = 'sabi-cv-claim';
