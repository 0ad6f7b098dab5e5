import { readDocument } from './read-document';
import browserPdf from './samples/browser.pdf';
import officeDocx from './samples/office.docx';
import officePdf from './samples/office.pdf';
import { takeSteps } from './take-steps';

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

/** Between two readings: where documents come one after the other, those that are read have the processor. */
const pauseMs = 200;

/**
 * Loads the libraries, then reads CVs of our own as the common programs write them, so that their code is compiled.
 * @param isOver true once there is a document to read: what is left of this would only keep it waiting
 */
export async function warmUp(isOver: () => boolean): Promise<void> {
  await takeSteps(libraries, isOver, 0);
  await takeSteps(Array.from({ length: rounds }, () => readings).flat(), isOver, pauseMs);
}
