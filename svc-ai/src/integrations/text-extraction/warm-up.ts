import { readDocument } from '../../engines/extraction/read-document';
import browserPdf from './samples/browser.pdf';
import officeDocx from './samples/office.docx';
import officePdf from './samples/office.pdf';
import { imageTimeout } from './image-timeout';
import { runUntilAborted } from './run-until-aborted';

/** The second reading triggers the optimising compiler; a third gains nothing. */
const rounds = 2;

const libraries = [
  () => import('../../engines/extraction/pdf/read-pdf'),
  () => import('../../engines/extraction/docx/read-docx'),
  () => import('../../engines/extraction/doc/read-doc'),
];

const readings = [
  () => readDocument('pdf', Buffer.from(browserPdf), imageTimeout),
  () => readDocument('docx', Buffer.from(officeDocx), imageTimeout),
  () => readDocument('pdf', Buffer.from(officePdf), imageTimeout),
];

/** Pause after loading: under load the next document arrives within it, which saves reading samples. */
const settlingMs = 2000;
/** Pause between readings, for other work. */
const pauseMs = 200;

/**
 * Loads the libraries and reads sample CVs, to compile the code.
 * @param document aborted when a document arrives, which skips the rest
 */
export async function warmUp(document: AbortSignal): Promise<void> {
  await runUntilAborted(libraries, document, 0);
  const [first, ...others] = Array.from({ length: rounds }, () => readings).flat();
  if (first) await runUntilAborted([first], document, settlingMs);
  await runUntilAborted(others, document, pauseMs);
}

/** More rounds than while documents wait: what is compiled here, every forked process has. */
const roundsAtOnce = 6;

/** Loads the libraries and reads the samples without a pause, before the first document. */
export async function warmUpAtOnce(): Promise<void> {
  for (const load of libraries) await load();
  for (let round = 0; round < roundsAtOnce; round += 1) for (const read of readings) await read();
}
