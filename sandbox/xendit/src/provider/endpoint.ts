/** Endpoints of the provider's API, each with a rate limit of its own. */
export const endpoints = ['create', 'get', 'list', 'expire'] as const;

export type Endpoint = (typeof endpoints)[number];
