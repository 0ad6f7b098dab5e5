/** What a line of the chat takes; the service takes more, for a context is longer. */
export const typedMessageMaxCharacters = 1000;
