import { toDocumentLines } from '@sabi/cv-rules/document-text';
import { hasEnoughLetters, normaliseText } from '@sabi/cv-rules/normalise-text';
import type { TextExtractor } from '../../domain/cv-parsing/text-extractor';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import type { PreviousPage } from '../../engines/extraction/pdf/columns';
import { dominantSize } from '../../engines/extraction/pdf/dominant-style';
import type { PlacedText } from '../../engines/extraction/pdf/placed-text';
import { toPlainText, toPrintedLines } from '../../engines/extraction/pdf/text-lines';
import type { ExtractedDocument } from '../../engines/extraction/extracted-document';
import { detectFormat } from '../../engines/extraction/document-format';
import { ProgramFailed } from './limited-program';
import type { TextRecogniser } from './text-recogniser';

/** A round bullet is recognised as a letter. */
const bulletAsLetter = /^(?:[e*«¢©°] |o (?=\p{Lu}))(?=\S)/u;

interface RecognisingOptions {
  readonly recogniser: TextRecogniser;
  /** Gets why a program gave no text, and nothing of the file. */
  readonly onFailure: (failure: ProgramFailed) => void;
}

/**
 * Recognises the text of a PDF in which there is none. The result says that it is recognised, so that its owner checks it. Where nothing
 * is recognised, or a program fails, the answer is the extractor's.
 */
export function withRecognition(
  extractor: TextExtractor,
  { recogniser, onFailure }: RecognisingOptions,
): TextExtractor {
  return {
    extract: async (document, signal) => {
      try {
        return await extractor.extract(document, signal);
      } catch (error) {
        const isScan = error instanceof CvUnreadable && error.code === 'NO_TEXT_EXTRACTED';
        if (!isScan || detectFormat(document.fileName, document.bytes) !== 'pdf') throw error;
        const pages = await recogniser.recognise(document.bytes, signal).catch((failure: unknown) => {
          if (!(failure instanceof ProgramFailed)) throw failure;
          onFailure(failure);
          return [];
        });
        const recognised = toRecognisedDocument(pages);
        if (!hasEnoughLetters(recognised.text)) throw error;
        return recognised;
      }
    },
  };
}

/** Arranged as the words of a PDF are: by columns, tables and lines. */
export function toRecognisedDocument(pages: readonly (readonly PlacedText[])[]): ExtractedDocument {
  const before: PreviousPage = {};
  const printed = pages.map((words) => toPrintedLines(words, 0, before));
  const size = dominantSize(printed.flat());
  const lines = printed.flatMap((page, index) =>
    page.map(({ text, isApart, column, room, fontSize }) => ({
      text: text.replace(bulletAsLetter, '• '),
      isApart,
      column,
      room,
      page: index + 1,
      size: fontSize / size,
    })),
  );
  return {
    text: normaliseText(printed.map(toPlainText).join('\n\n')),
    lines: toDocumentLines(lines),
    hiddenLetters: 0,
    isRecognised: true,
  };
}
