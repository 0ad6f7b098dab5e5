export const testimonialsPerPage = 3;

/** Milliseconds before the next page. */
export const autoSlideMs = 5000;
