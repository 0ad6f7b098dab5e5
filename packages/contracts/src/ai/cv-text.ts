// Rules of the landing panel's CV analysis, in the browser and on the server. No dependency, so that it costs a page nothing.

/** Specification, section 9; counted after trimming. */
export const cvTextMinCharacters = 50;
/** Some ten pages; more is no CV. */
export const cvTextMaxCharacters = 30_000;

/** The same for a job description beside it. */
export const jobTextMinCharacters = 50;
export const jobTextMaxCharacters = 20_000;

/** What a caller without a session gets of an analysis at most; the page shows the first part and blurs the rest. */
export const previewMaxCharacters = 400;
export const previewShownCharacters = 200;

/** Where a visitor's browser keeps what opens the whole analysis: in local storage, and as a cookie where no script ran. */
export const cvClaimKey = 'sabi-cv-claim';
