/** In a remote's `dist`, while a build is made to be published: `npm start` does not take it for one to show everybody. */
export const publishingMark = '.publishing';
