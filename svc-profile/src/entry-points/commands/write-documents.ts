// For measurements, without the service: node dist/entry-points/commands/write-documents.js FOLDER < ORDERS
// ORDERS is a JSON list; the first becomes 0.pdf (or .docx, .json) in the folder, and so on. Prints a JSON
// list of milliseconds.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { writeDocument } from '../../engines/documents/write-document';
import { runCommandLine, UsageError } from '@sabi/service-kit/command-line';
import type { DocumentOrder } from '../../engines/documents/document-order';

await runCommandLine({
  usage: `node dist/entry-points/commands/write-documents.js FOLDER < ORDERS

  writes the documents of a JSON list of orders as 0.pdf, 1.docx and so on, and prints the milliseconds of each`,
  work: async () => {
    const [folder = '.'] = process.argv.slice(2);
    const times: number[] = [];
    for (const [index, order] of (await readOrders()).entries()) {
      const startedAt = performance.now();
      const bytes = await writeDocument({ ...order, createdAt: new Date(order.createdAt) });
      times.push(performance.now() - startedAt);
      await writeFile(join(folder, `${index}.${order.format}`), bytes);
    }
    console.log(JSON.stringify(times));
  },
});

async function readOrders(): Promise<DocumentOrder[]> {
  const orders: unknown = await json(process.stdin).catch(() => undefined);
  if (!Array.isArray(orders)) throw new UsageError('The orders have to be a JSON list, on standard input.');
  return orders as DocumentOrder[];
}
