import { isRefusal, requestJson, RequestFailed } from './request';

const answering = (response: Response): typeof fetch => jest.fn(async () => response);

async function failureOf(work: Promise<unknown>): Promise<RequestFailed> {
  const error = await work.catch((caught: unknown) => caught);
  if (!(error instanceof RequestFailed)) throw new Error(`Expected a RequestFailed, got ${String(error)}`);
  return error;
}

test('an answer is read as JSON', async () => {
  await expect(requestJson(answering(Response.json({ id: 1 })), '/api/x')).resolves.toEqual({ id: 1 });
});

test('a body given as json is sent as JSON', async () => {
  const fetch = answering(Response.json({}));
  await requestJson(fetch, '/api/x', { method: 'PATCH', json: { first_name: 'Ayu' } });
  expect(fetch).toHaveBeenCalledWith('/api/x', {
    method: 'PATCH',
    body: '{"first_name":"Ayu"}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test('a problem keeps its code, its detail and when to come back', async () => {
  const problem = { code: 'RATE_LIMITED', title: 'Too many requests', detail: 'Slow down' };
  const response = Response.json(problem, { status: 429, headers: { 'Retry-After': '12' } });
  const failure = await failureOf(requestJson(answering(response), '/api/x'));
  expect(failure).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Slow down',
    retryAfterSeconds: 12,
  });
  expect(isRefusal(failure)).toBe(true);
});

test('a problem with single fields names them', async () => {
  const errors = { email: ['Please enter a valid email address'] };
  const response = Response.json({ code: 'REQUEST_INVALID', errors }, { status: 422 });
  expect((await failureOf(requestJson(answering(response), '/api/x'))).errors).toEqual(errors);
});

test('an answer that is no problem of ours still fails with its status', async () => {
  const failure = await failureOf(requestJson(answering(new Response('<html>', { status: 502 })), '/api/x'));
  expect(failure).toMatchObject({ status: 502, code: undefined, retryAfterSeconds: undefined });
  expect(isRefusal(failure)).toBe(false);
});

test('no answer at all is status 0', async () => {
  const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failureOf(requestJson(offline, '/api/x'))).toMatchObject({ status: 0 });
});

test('an answer that breaks off is status 0', async () => {
  expect(await failureOf(requestJson(answering(new Response('{"id":')), '/api/x'))).toMatchObject({
    status: 0,
  });
});

test('a call its caller has cancelled fails with the reason, not as the platform', async () => {
  const controller = new AbortController();
  const gone: typeof fetch = () => Promise.reject(new Error('cancelled'));
  controller.abort();
  await expect(requestJson(gone, '/api/x', { signal: controller.signal })).rejects.toThrow('cancelled');
});
