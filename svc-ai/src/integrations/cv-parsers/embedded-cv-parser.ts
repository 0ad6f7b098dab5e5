import type { CvParser } from '../../domain/cv-parsing/cv-parser';

/** Uses a verified JSON Resume attachment, else parses the document. */
export function preferEmbedded(parser: CvParser): CvParser {
  return {
    ...parser,
    parse: async (document, signal) =>
      document.embedded
        ? { cv: document.embedded, omissions: [], version: parser.version }
        : await parser.parse(document, signal),
  };
}
