import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { createAiOpenApi } from '../src/entry-points/http/openapi';
import { startSite } from './support/site';

test('openapi.json is what the contract generates', () => {
  const committed: unknown = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(createAiOpenApi())));
});

test('an address asked in another way answers 405 with the methods it knows', async () => {
  const site = await startSite();
  const { url } = await site.start();
  for (const name of ['cv-analyzer', 'ai-consultant'])
    await request(url).get(`/functions/v1/${name}`).expect(405).expect('Allow', 'POST');
  await site.stop();
});
