import type { CvParser } from './cv-parser';

/** Takes what a document says of itself, where it does so and its pages agree; every other one goes to the engine. */
export function preferEmbedded(parser: CvParser): CvParser {
  return {
    ...parser,
    parse: async (document, signal) =>
      document.embedded
        ? { cv: document.embedded, omissions: [], version: parser.version }
        : await parser.parse(document, signal),
  };
}
