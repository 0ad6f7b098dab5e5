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

test('without a database the response has Retry-After', async () => {
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

test('an unexpected error is 500, reveals no details, and is logged', async () => {
  const { text } = await failWith(named('Error')).set('X-Supabase-Api-Version', '2024-01-01').expect(500);
  expect(JSON.parse(text)).toEqual({
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs for more information',
  });
  expect(lines.join()).toContain('http.request.failed');
});

test('a refusal is logged with its code and client network', async () => {
  const cause = new Error('ayu@example.com');
  await failWith(
    new IdentityError(400, 'invalid_credentials', 'Invalid login credentials', { cause }),
  ).expect(400);
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ code: 'invalid_credentials', network: '127.0.0.1' }),
  );
  expect(lines.join()).not.toContain('ayu@example.com');
});

test('an aborted request is logged by its code alone, without a response', () => {
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
