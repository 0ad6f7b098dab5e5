import { defineRoute } from '@sabi/contracts/http/route';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import express from 'express';
import request from 'supertest';
import { z } from 'zod';
import { refuseUndeclaredAnswers } from './strict-answers';

const route = defineRoute({
  method: 'get',
  path: '/shelves/{shelfId}',
  summary: 'A shelf with its books',
  access: 'public',
  params: z.object({ shelfId: z.string() }),
  responses: { 200: z.object({ name: z.string(), books: z.array(z.object({ title: z.string() })) }) },
});

refuseUndeclaredAnswers([route]);

test.each<[what: string, sent: object, status: number]>([
  ['what is declared', { name: 'A', books: [{ title: 'B' }] }, 200],
  ['a field more', { name: 'A', books: [], owner: 'C' }, 500],
  ['a field more far inside', { name: 'A', books: [{ title: 'B', price: 1 }] }, 500],
  ['a field less', { name: 'A' }, 500],
])('S49 an answer with %s', async (_what, sent, status) => {
  const app = express();
  mountRoute(app, route, async () => answer(200, sent as never));
  app.use(
    ((_error, _request, response, _next) => void response.status(500).end()) as express.ErrorRequestHandler,
  );
  await request(app).get('/shelves/1').expect(status);
});
