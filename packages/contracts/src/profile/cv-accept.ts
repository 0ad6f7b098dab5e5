// Apart from the rule for a CV file, as pages without a file input would have it too.
import { cvMediaTypes } from './cv-file';

/** Value of `accept` of a file input: extensions and media types. */
export const cvAccept = Object.entries(cvMediaTypes)
  .flatMap(([extension, mediaType]) => [`.${extension}`, mediaType])
  .join();
