// Writes the passages of the site that the chats search: `npm run passages -w svc-ai`. Run it after a change of texts
// that a passage holds; passages.test.ts fails until then.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectPassages } from '../../integrations/site-content/collect-passages';
import { loadContentModule } from '../../integrations/site-content/load-content-module';

const root = join(process.cwd(), '..');
const passages = await collectPassages({ root, loadModule: loadContentModule });
const file = join(process.cwd(), 'src/engines/consultation/passages/site-passages.json');
await writeFile(file, `${JSON.stringify(passages, null, 2)}\n`);
console.log(`${passages.length} passages written`);
