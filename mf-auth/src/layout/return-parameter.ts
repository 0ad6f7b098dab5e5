/** Names the page somebody is to get back to, in addresses that another site leads to. */
export const returnParameter = 'return_to';

/** The same in the links of mails, as a full address: GoTrue's name for it. */
export const mailReturnParameter = 'redirect_to';
