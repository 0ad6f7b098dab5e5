/** Query parameter with the page to return to after a redirect from another site. */
export const returnParameter = 'return_to';

/** The same in mail links, as a full address; GoTrue's name. */
export const mailReturnParameter = 'redirect_to';
