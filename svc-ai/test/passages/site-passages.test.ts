import { join } from 'node:path';
import sitePassages from '../../src/engines/consultation/passages/site-passages.json';
import { collectPassages } from '../../src/integrations/site-content/collect-passages';
import { loadContentModule } from '../../src/integrations/site-content/load-content-module';

const root = join(__dirname, '../../..');

test('the written passages are those of the site today: `npm run passages -w svc-ai` writes them anew', async () => {
  const collected = await collectPassages({ root, loadModule: loadContentModule });
  expect(JSON.parse(JSON.stringify(collected))).toEqual(sitePassages);
});

test('content of another shape is refused', async () => {
  const loadModule = async (file: string) =>
    file.includes('/content/events/') ? { event: { slug: 'without-a-date' } } : loadContentModule(file);
  await expect(collectPassages({ root, loadModule })).rejects.toThrow('kind');
});
