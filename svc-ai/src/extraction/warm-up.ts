import { readDocument } from './read-document';
import browserPdf from './samples/browser.pdf';
import officeDocx from './samples/office.docx';
import officePdf from './samples/office.pdf';
import { takeSteps } from './take-steps';

/** What is compiled at the first reading is made faster at the second; a third gains nothing. */
const rounds = 2;

const readings = [
  () => readDocument('pdf', Buffer.from(browserPdf)),
  () => readDocument('docx', Buffer.from(officeDocx)),
  () => readDocument('pdf', Buffer.from(officePdf)),
];

/**
 * Reads CVs of our own as the common programs write them, so that the libraries are loaded and their code is compiled.
 * @param isOver true once there is a document to read: what is left of this would only keep it waiting
 */
export async function warmUp(isOver: () => boolean): Promise<void> {
  const twice = Array.from({ length: rounds }, () => readings).flat();
  await takeSteps([...twice, () => import('./doc/read-doc')], isOver);
}
