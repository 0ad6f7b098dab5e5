import { requestContext } from '@sabi/service-kit/request-context';
import { recordLog } from '@sabi/test-kit/recorded-log';
import express, { type Request, type Response } from 'express';
import request from 'supertest';
import { IdentityError } from '../../../domain/errors/identity-error';
import { createErrorHandler } from './error-handler';

const { lines, logger } = recordLog({ level: 'debug' });

const failWith = (error: unknown) => {
  const app = express();
  app.use(requestContext, () => {
    throw error;
  });
  app.use(createErrorHandler(logger, { clientHeader: null }));
  return request(app).get('/');
};
const named = (name: string) => Object.assign(new Error('mongodb://user:secret@db/ is down'), { name });

beforeEach(() => lines.splice(0));

test('without a database the caller is told when to come again', async () => {
  const { body, headers } = await failWith(named('MongoServerSelectionError'))
    .expect(503)
    .expect('Retry-After', '5');
  expect(body).toEqual({
    code: 503,
    error_code: 'unexpected_failure',
    msg: 'Unexpected failure, please check server logs for more information',
    error_id: headers['x-request-id'],
  });
});

test('what nobody expected is 500, says nothing of what happened, and is logged', async () => {
  const { text } = await failWith(named('Error')).set('X-Supabase-Api-Version', '2024-01-01').expect(500);
  expect(JSON.parse(text)).toEqual({
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs for more information',
  });
  expect(lines.join()).toContain('http.request.failed');
});

test('a refusal is logged by its code and the network it came from', async () => {
  const cause = new Error('ayu@example.com');
  await failWith(
    new IdentityError(400, 'invalid_credentials', 'Invalid login credentials', { cause }),
  ).expect(400);
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ code: 'invalid_credentials', network: '127.0.0.1' }),
  );
  expect(lines.join()).not.toContain('ayu@example.com');
});

test('a request that broke off is logged by its code alone, and answered no more', () => {
  const error = Object.assign(new Error('request aborted'), { status: 400, body: 'ayu@example.com' });
  const response = { headersSent: false } as Response;
  createErrorHandler(logger, { clientHeader: null })(
    error,
    { socket: { destroyed: true } } as Request,
    response,
    () => undefined,
  );
  expect(lines.join()).toContain('http.request.aborted');
  expect(lines.join()).not.toContain('ayu@example.com');
});
