import { defineRoute } from '@sabi/contracts/http/route';
import { recordLog } from '@sabi/test-kit/recorded-log';
import express from 'express';
import request from 'supertest';
import { z } from 'zod';
import { AppError } from '../src/errors';
import { answerUnknownRoute, createProblemHandler } from '../src/problem-handler';
import { requestContext } from '../src/request-context';
import { answer, mountRoute, refuseOtherMethods } from '../src/routes';

const route = defineRoute({
  method: 'post',
  path: '/things/{thingId}',
  summary: 'A thing',
  access: 'public',
  params: z.object({ thingId: z.uuid() }),
  query: z.object({ kind: z.enum(['a', 'b']).optional() }),
  body: z.strictObject({ name: z.string().min(2) }),
  responses: { 200: z.object({ name: z.string() }) },
});

const id = '11111111-1111-4111-8111-111111111111';

describe('a route of a contract', () => {
  const { lines, logger } = recordLog();
  const app = express();
  app.set('query parser', 'simple');
  app.use(requestContext, (request, _response, next) => {
    const userId = request.get('x-test-user');
    if (userId) request.user = { userId } as Express.User;
    next();
  });
  mountRoute(app, route, async ({ body }) => {
    if (body.name === 'throw') throw new Error('secret inner detail');
    if (body.name === 'refuse') throw new AppError('RATE_LIMITED', { retryAfterSeconds: 7 });
    return answer(200, { name: body.name });
  });
  refuseOtherMethods(app, [route]);
  app.use(answerUnknownRoute, createProblemHandler(logger));

  const post = (body: string | object, path = `/things/${id}`) => request(app).post(path).send(body);

  test('what matches the schemas reaches the handler', async () => {
    await post({ name: 'lamp' }).expect(200, { name: 'lamp' });
  });

  test.each([
    ['a body that does not match', post({ name: 'x' }), 422, 'REQUEST_INVALID'],
    ['an unknown key', post({ name: 'lamp', role: 'admin' }), 422, 'REQUEST_INVALID'],
    ['an operator where a text belongs', post({ name: { $ne: null } }), 422, 'REQUEST_INVALID'],
    ['a parameter that does not match', post({ name: 'lamp' }, '/things/1'), 422, 'REQUEST_INVALID'],
    ['a repeated query key', post({ name: 'lamp' }, `/things/${id}?kind=a&kind=b`), 422, 'REQUEST_INVALID'],
    ['JSON that is none', post('{').type('json'), 400, 'REQUEST_MALFORMED'],
    ['another media type', post('name=lamp').type('form'), 415, 'MEDIA_TYPE_UNSUPPORTED'],
    ['a body over 100 kB', post({ name: 'x'.repeat(110_000) }), 413, 'REQUEST_TOO_LARGE'],
    ['another method', request(app).delete(`/things/${id}`), 405, 'METHOD_NOT_ALLOWED'],
    ['an unknown address', request(app).get('/elsewhere'), 404, 'ROUTE_NOT_FOUND'],
  ])('%s is answered as a problem', async (_what, pending, status, code) => {
    const { body, headers } = await pending;
    expect(body).toMatchObject({ status, code, request_id: headers['x-request-id'] });
    expect(headers['content-type']).toContain('application/problem+json');
  });

  test('the fields at fault are named', async () => {
    const { body } = await post({ name: 'x' });
    expect(Object.keys(body.errors)).toEqual(['name']);
  });

  test('an unexpected error reveals nothing to the caller and everything to the log, with the same request id', async () => {
    lines.length = 0;
    const { body, text } = await post({ name: 'throw' }).expect(500);
    expect(body.code).toBe('UNEXPECTED_FAILURE');
    expect(text).not.toContain('secret');
    const line = JSON.parse(lines[0] ?? '{}');
    expect(line).toMatchObject({ request_id: body.request_id, err: { message: 'secret inner detail' } });
  });

  test('S87 who asks too often is logged by the network, and by the account where there is one', async () => {
    lines.splice(0);
    await post({ name: 'refuse' }).expect(429);
    await post({ name: 'refuse' }).set('X-Test-User', id).expect(429);
    await post({ name: 'x' }).expect(422);
    const logged = lines.map((line) => JSON.parse(line) as object);
    expect(logged).toEqual([
      expect.objectContaining({ code: 'RATE_LIMITED', network: '127.0.0.1' }),
      expect.objectContaining({ code: 'RATE_LIMITED', network: '127.0.0.1', user_id: id }),
      expect.objectContaining({ code: 'REQUEST_INVALID' }),
    ]);
    expect(logged[0]).not.toHaveProperty('user_id');
    expect(logged[2]).not.toHaveProperty('network');
  });

  test('a refusal with a time to wait says so in the header', async () => {
    await post({ name: 'refuse' }).expect(429).expect('Retry-After', '7');
  });
});
