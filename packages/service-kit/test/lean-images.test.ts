import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { leanAllocator, leanHeap } from '../src/workers';

const deployables = readdirSync(repositoryRoot).filter((name) => /^(gateway|shell|svc-\w+)$/.test(name));

test.each(deployables)('the image of %s starts it as a worker is started', (name) => {
  const text = readFileSync(join(repositoryRoot, name, 'Dockerfile'), 'utf8');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(text) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...leanHeap, 'dist/main.js']);
  for (const [setting, value] of Object.entries(leanAllocator)) expect(text).toContain(`${setting}=${value}`);
  // V8 takes no code that was compiled under other flags.
  expect(text).toContain(`node ${leanHeap.join(' ')} --eval "import('./dist/service.js')"`);
});
