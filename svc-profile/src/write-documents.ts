// Writes documents as the service does, without it: node dist/write-documents.js FOLDER < ORDERS
// ORDERS is a JSON list; the first becomes 0.pdf (or .docx, .json) in the folder, and so on. For measurements.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type DocumentOrder, writeDocument } from './documents/write-document';

const [folder = '.'] = process.argv.slice(2);
const orders = (await json(process.stdin)) as DocumentOrder[];
for (const [index, order] of orders.entries()) {
  const bytes = await writeDocument({ ...order, createdAt: new Date(order.createdAt) });
  await writeFile(join(folder, `${index}.${order.format}`), bytes);
}
