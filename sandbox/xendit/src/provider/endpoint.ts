/** What the provider's API can be asked; each has a limit of its own. */
export const endpoints = ['create', 'get', 'list', 'expire'] as const;

export type Endpoint = (typeof endpoints)[number];
