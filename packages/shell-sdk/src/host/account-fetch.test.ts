import { createAccountFetch } from './account-fetch';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answerWith(response: Response) {
  const requests: RequestInit[] = [];
  globalThis.fetch = async (_input, init = {}) => {
    requests.push(init);
    return response;
  };
  return requests;
}

test('a request says the language the account should be written to in', async () => {
  const requests = answerWith(Response.json({}));
  await createAccountFetch(() => 'id')('/auth/v1/signup', { headers: { apikey: 'x' } });
  const headers = new Headers(requests[0]?.headers);
  expect([headers.get('Accept-Language'), headers.get('apikey')]).toEqual(['id', 'x']);
});

test('a limit of svc-identity keeps its code and says when to come back', async () => {
  const headers = { 'Retry-After': '90', 'X-Supabase-Api-Version': '2024-01-01' };
  answerWith(
    Response.json({ code: 'over_email_send_rate_limit', message: 'Slow down' }, { status: 429, headers }),
  );
  const response = await createAccountFetch(() => 'en')('/auth/v1/resend');
  expect(response.status).toBe(429);
  await expect(response.json()).resolves.toEqual({
    code: 'over_email_send_rate_limit',
    message: 'For security purposes, you can only request this after 90 seconds.',
  });
});

test("a limit of the edge is said in GoTrue's words", async () => {
  answerWith(
    Response.json({ code: 'RATE_LIMITED', status: 429 }, { status: 429, headers: { 'Retry-After': '7' } }),
  );
  const response = await createAccountFetch(() => 'en')('/auth/v1/token');
  expect(response.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  await expect(response.json()).resolves.toEqual({
    code: 'over_request_rate_limit',
    message: 'For security purposes, you can only request this after 7 seconds.',
  });
});

test('any other answer passes as it is', async () => {
  const refused = Response.json({ code: 'invalid_credentials' }, { status: 400 });
  answerWith(refused);
  expect(await createAccountFetch(() => 'en')('/auth/v1/token')).toBe(refused);
});
