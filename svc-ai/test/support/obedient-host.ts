// A host whose forked processes do what their document says, as if it had taken them over.
import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import { forkForDocuments } from '../../src/integrations/text-extraction/fork/fork-for-documents';

const seen: string[] = [];
const keep: Buffer[] = [];

async function answer(_format: CvExtension, bytes: Buffer): Promise<unknown> {
  const order = bytes.toString('latin1');
  const before = [...seen];
  seen.push(order);
  if (order.includes('poison')) {
    Object.assign(Object.prototype, { poisoned: true });
    JSON.stringify = () => '{"text":"poisoned","lines":[],"hiddenLetters":0}';
  }
  if (order.includes('loop')) for (;;) Math.random();
  if (order.includes('eat')) for (;;) keep.push(Buffer.alloc(16 * 1024 * 1024, 1));
  if (order.includes('crash')) process.abort();
  if (order.includes('flood')) return 'x'.repeat(1_000_000);
  const isPoisoned = 'poisoned' in {};
  const text = JSON.stringify({
    before,
    isPoisoned,
    pid: (await import('node:fs')).readlinkSync('/proc/self'),
  });
  return { text, lines: [], hiddenLetters: 0 };
}

await forkForDocuments({ prepare: async () => undefined, answer });
