/** Limit of typed chat messages; the service accepts more, as a context is longer. */
export const typedMessageMaxCharacters = 1000;
