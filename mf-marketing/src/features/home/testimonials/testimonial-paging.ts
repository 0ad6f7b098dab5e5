/** How many stand beside each other. */
export const testimonialsPerPage = 3;

/** How long a page of them stays before the next one comes, in milliseconds. */
export const autoSlideMs = 5000;
