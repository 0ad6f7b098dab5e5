// Hosts whose processes end before they connect.
import { spawnSync } from 'node:child_process';
import { createReadStream, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import {
  forkedAnswer,
  orderDescriptor,
  parseOrder,
  readyAnswer,
} from '../../src/integrations/text-extraction/fork/fork-protocol';
import { readToEnd } from '../../src/integrations/text-extraction/fork/read-to-end';

const say = (text: string) => writeSync(orderDescriptor, text);

/** Answers a document itself, with the number of orders that it took. */
async function answer(token: string, orders: number): Promise<void> {
  const service = connect({ path: process.argv[2] ?? '', allowHalfOpen: true });
  service.write(token);
  await readToEnd(service);
  service.end(JSON.stringify({ text: `order ${orders}`, lines: [], hiddenLetters: 0 }));
}

/** @param lost this many processes have ended by the time the service knows of them; the next answers */
export async function losingHost(lost: number): Promise<void> {
  let orders = 0;
  say(`${readyAnswer}\n`);
  for await (const line of createInterface({ input: createReadStream('', { fd: orderDescriptor }) })) {
    const order = parseOrder(line);
    if (order?.kind !== 'read') continue;
    orders += 1;
    if (orders > lost) await answer(order.token, orders);
    else say(forkedAnswer(order.token, spawnSync('true').pid));
  }
}
