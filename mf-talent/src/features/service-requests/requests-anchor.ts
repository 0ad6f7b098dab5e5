/** Place of the requests on the dashboard, focused after one was sent. */
export const requestsAnchor = 'requests';
