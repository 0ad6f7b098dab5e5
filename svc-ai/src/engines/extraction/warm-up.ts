import { readDocument } from './read-document';
import browserPdf from './samples/browser.pdf';
import officeDocx from './samples/office.docx';
import officePdf from './samples/office.pdf';
import { runUntilAborted } from './run-until-aborted';

/** What is compiled at the first reading is made faster at the second; a third gains nothing. */
const rounds = 2;

const libraries = [
  () => import('./pdf/read-pdf'),
  () => import('./docx/read-docx'),
  () => import('./doc/read-doc'),
];

const readings = [
  () => readDocument('pdf', Buffer.from(browserPdf)),
  () => readDocument('docx', Buffer.from(officeDocx)),
  () => readDocument('pdf', Buffer.from(officePdf)),
];

/** After the libraries: where documents come one after the other, the next is there by then, and nothing is read for nobody. */
const settlingMs = 2000;
/** Between two readings, in which others have the processor. */
const pauseMs = 200;

/**
 * Loads the libraries, then reads CVs of our own as the common programs write them, so that their code is compiled.
 * @param document aborted once there is a document to read: what is left of this would only keep it waiting
 */
export async function warmUp(document: AbortSignal): Promise<void> {
  await runUntilAborted(libraries, document, 0);
  const [first, ...others] = Array.from({ length: rounds }, () => readings).flat();
  if (first) await runUntilAborted([first], document, settlingMs);
  await runUntilAborted(others, document, pauseMs);
}
