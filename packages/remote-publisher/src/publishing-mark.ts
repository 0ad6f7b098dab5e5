/** File in a remote's `dist` during a build for publishing, so that `npm start` does not publish that build. */
export const publishingMark = '.publishing';
