/** Query parameter with the page to return to after a redirect from another site. */
export const returnParameter = 'return_to';

/** The same in the links of mails, as a full address: GoTrue's name for it. */
export const mailReturnParameter = 'redirect_to';
