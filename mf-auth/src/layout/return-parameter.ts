/** Names the page somebody is to get back to, in addresses that another site leads to. */
export const returnParameter = 'return_to';
