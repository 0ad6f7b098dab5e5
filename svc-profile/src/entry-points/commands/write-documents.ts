// For measurements, without the service: node dist/entry-points/commands/write-documents.js FOLDER < ORDERS
// ORDERS is a JSON list; the first becomes 0.pdf (or .docx, .json) in the folder, and so on. Prints a JSON
// list of milliseconds.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { writeDocument } from '../../engines/documents/write-document';
import type { DocumentOrder } from '../../engines/documents/document-order';

const [folder = '.'] = process.argv.slice(2);
const orders = (await json(process.stdin)) as DocumentOrder[];
const times: number[] = [];
for (const [index, order] of orders.entries()) {
  const startedAt = performance.now();
  const bytes = await writeDocument({ ...order, createdAt: new Date(order.createdAt) });
  times.push(performance.now() - startedAt);
  await writeFile(join(folder, `${index}.${order.format}`), bytes);
}
console.log(JSON.stringify(times));
