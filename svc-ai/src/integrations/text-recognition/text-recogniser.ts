import type { PlacedText } from '../../engines/extraction/pdf/placed-text';
import { toRecognisedWords } from '../../engines/extraction/recognised-words';
import { ProgramFailed, type ProgramLimits, runLimited } from './limited-program';

/** Reads the pictures of a PDF's pages. */
export interface TextRecogniser {
  /** The words of each of the first pages by position, in pixels; pages without any at the end may be missing. */
  recognise(pdf: Buffer, signal: AbortSignal): Promise<PlacedText[][]>;
}

/** Languages of a CV, in the order in which they are tried. */
const languages = ['ind', 'eng'];
/** A CV is read to its fifth page; each takes seconds. */
const mostPages = 5;
/** Pixels of a page's longer side, whatever its size: A4 at some 214 dots an inch. */
const longerSide = 2500;
const dotsPerInch = 214;
const drawLimits: ProgramLimits = { memoryMb: 1024, seconds: 20, outputBytes: 8_000_000 };
const readLimits: ProgramLimits = { memoryMb: 1024, seconds: 40, outputBytes: 1_000_000 };
const none = new Uint8Array();
const never = new AbortController().signal;

/**
 * What is missing for text recognition on this machine, by the names of programs and of their languages; empty where all is
 * there. Nothing is ever downloaded.
 */
export async function findMissingPrograms(): Promise<string[]> {
  const say = (command: readonly [string, ...string[]]) =>
    runLimited(command, none, readLimits, never).then(
      (said) => said.toString('utf8'),
      () => undefined,
    );
  const [drawn, listed] = await Promise.all([say(['pdftoppm', '-v']), say(['tesseract', '--list-langs'])]);
  if (listed === undefined) return [...(drawn === undefined ? ['pdftoppm'] : []), 'tesseract'];
  const known = new Set(listed.split('\n').map((line) => line.trim()));
  const unknown = languages.filter((name) => !known.has(name)).map((name) => `tesseract-ocr-${name}`);
  return [...(drawn === undefined ? ['pdftoppm'] : []), ...unknown];
}

/** With poppler's `pdftoppm` and Tesseract, each within limits of its own for one page at a time. */
export function createTextRecogniser(): TextRecogniser {
  return {
    recognise: async (pdf, signal) => {
      const pages: PlacedText[][] = [];
      for (let number = 1; number <= mostPages; number += 1) {
        const picture = await drawPage(pdf, number, signal);
        if (!picture) break;
        pages.push(await readPicture(picture, signal));
      }
      return pages;
    },
  };
}

/** As a grey picture; undefined behind the last page, and where the file cannot be drawn. */
async function drawPage(pdf: Buffer, number: number, signal: AbortSignal): Promise<Buffer | undefined> {
  const page = String(number);
  const draw = ['pdftoppm', '-gray', '-scale-to', String(longerSide), '-f', page, '-l', page, '-'] as const;
  try {
    const picture = await runLimited(draw, pdf, drawLimits, signal);
    return picture.length > 0 ? picture : undefined;
  } catch (error) {
    if (error instanceof ProgramFailed && error.reason === 'exit') return undefined;
    throw error;
  }
}

/** As a table of words, because a text of its lines has no columns. */
async function readPicture(picture: Buffer, signal: AbortSignal): Promise<PlacedText[]> {
  const settings = ['--dpi', String(dotsPerInch), '-c', 'tessedit_create_tsv=1'];
  const read = ['tesseract', 'stdin', 'stdout', '-l', languages.join('+'), ...settings] as const;
  return toRecognisedWords((await runLimited(read, picture, readLimits, signal)).toString('utf8'));
}
