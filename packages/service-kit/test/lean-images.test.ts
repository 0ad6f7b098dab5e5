import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { leanAllocator, leanHeap } from '../src/workers';

test('images start a service as a worker is started', () => {
  const text = readFileSync(join(repositoryRoot, 'operations/compose/images/Dockerfile'), 'utf8');
  const commands = [...text.matchAll(/^CMD (\[.*main\.js"\])$/gm)].map(([, command = '[]']) =>
    JSON.parse(command),
  );
  expect(commands).toEqual([['node', ...leanHeap, 'dist/main.js']]);
  for (const [setting, value] of Object.entries(leanAllocator)) expect(text).toContain(`${setting}=${value}`);
  // V8 takes no code that was compiled under other flags.
  expect(text).toContain(`node ${leanHeap.join(' ')} --eval "import('./dist/service.js')"`);
});
