import type { CvParser } from '../../domain/cv-parsing/cv-parser';

/** Takes a document's JSON Resume attachment where it has a verified one, else parses the document. */
export function preferEmbedded(parser: CvParser): CvParser {
  return {
    ...parser,
    parse: async (document, signal) =>
      document.embedded
        ? { cv: document.embedded, omissions: [], version: parser.version }
        : await parser.parse(document, signal),
  };
}
