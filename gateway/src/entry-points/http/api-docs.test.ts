import { createHash } from 'node:crypto';
import express from 'express';
import request from 'supertest';
import type { Dependencies } from '../../dependencies';
import type { Env } from '../../env';
import { createApiDocsRouter } from './api-docs.routes';
import { apiDocsStyle } from './security-headers';

test('of inline styles the documentation may have the one of its logo, and no other', async () => {
  const app = express().use(createApiDocsRouter({ env: {} as Env } as Dependencies));
  const { headers } = await request(app)
    .get('/docs/api/')
    .expect(200, /swagger-ui-standalone-preset\.js/);
  const hash = createHash('sha256').update(apiDocsStyle).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  const script = await request(app).get('/docs/api/swagger-ui-standalone-preset.js').expect(200);
  expect(script.text).toContain(`"${apiDocsStyle}"`);
});
