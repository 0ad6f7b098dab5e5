import { writeJsonResume } from '@sabi/json-resume/write-json-resume';
import type { DocumentOrder } from './document-order';
import { composeResume } from './resume/compose-resume';

/** File name of the attachment, by which programs find it. */
const attachmentName = 'resume.json';

/** The bytes of a document. Takes up to some 100 ms of CPU. */
export async function writeDocument(order: DocumentOrder): Promise<Uint8Array> {
  const json = Buffer.from(JSON.stringify(writeJsonResume(order.content, order), null, 2));
  if (order.format === 'json') return json;
  const resume = composeResume(order);
  if (order.format === 'docx') {
    const { writeDocx } = await import('./docx/write-docx');
    return await writeDocx(resume, { template: order.template, createdAt: order.createdAt });
  }
  const [{ writePdf }, { templateLooks }] = await Promise.all([
    import('./pdf/write-pdf'),
    import('./pdf/templates'),
  ]);
  return await writePdf(resume, {
    look: templateLooks[order.template],
    attachment: { name: attachmentName, content: json },
    createdAt: order.createdAt,
  });
}
