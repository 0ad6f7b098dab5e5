/** Where the requests are on the dashboard, and where the focus goes once one has been sent. */
export const requestsAnchor = 'requests';
