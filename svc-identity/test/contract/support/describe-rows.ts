import { randomUUID } from 'node:crypto';
import { call, type Answer, currentVersion } from '../../support/accounts';
import { methodsOf, type Row, routeOf, shapeOf, titleOf } from './rows';
import { type ContractWorld, pathOf } from './world';

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string | RegExp;
}

const withoutToken: Refusal = {
  status: 401,
  code: 'no_authorization',
  message: 'This endpoint requires a valid Bearer token',
};
const noToken: Refusal = {
  status: 403,
  code: 'bad_jwt',
  message:
    'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
};
const notAdmin: Refusal = { status: 403, code: 'not_admin', message: 'User not allowed' };
const noJson: Refusal = {
  status: 400,
  code: 'bad_json',
  message: /^Could not parse request body as JSON: /,
};

/** Query required before the body is read. */
const requiredQueries: Readonly<Record<string, string>> = { 'POST /token': '?grant_type=password' };

/**
 * Tests each row: response, access, and conventions of all endpoints.
 * @param getWorld called once the tests run
 */
export function describeRows(title: string, rows: readonly Row[], getWorld: () => ContractWorld): void {
  const titled = rows.map((row) => [titleOf(row), row] as const);
  const once = [...new Map(rows.map((row) => [row.address, row] as const))];
  const isOn = ({ code }: Row) => code === undefined;

  describe(title, () => {
    const ask = (row: Row, options: Parameters<typeof call>[3] = {}) => {
      const [method = '', path = ''] = row.address.replaceAll(/\{\w+\}/g, randomUUID()).split(/ (.*)/);
      const query = requiredQueries[row.address] ?? '';
      return call(getWorld().identity, method, `${pathOf(path)}${query}`, options);
    };

    test.each(titled)('%s', async (_title, row) => {
      const answer = await row.call(getWorld());
      expect([answer.status, answer.body['code']]).toEqual([row.status, row.code]);
      expectShape(answer, row);
      expectCommonHeaders(answer);
      expect(answer.headers.get('X-Supabase-Api-Version')).toBe(row.code ? '2024-01-01' : null);
      const leads = row.status === 302 || row.status === 303;
      if (leads) expect(answer.headers.get('Location')).toMatch(row.leadsTo ?? / /);
    });

    const closed = once.filter(([, { auth }]) => auth !== 'none');
    if (closed.length > 0) {
      test.each(closed)('%s asks first who calls', async (_address, row) => {
        await expectRefusal((options) => ask(row, options), withoutToken);
        await expectRefusal((options) => ask(row, { ...options, token: 'abc' }), noToken);
        if (row.auth !== 'admin') return;
        const { token } = getWorld().user;
        await expectRefusal((options) => ask(row, { ...options, token }), notAdmin);
      });
    }

    const open = once.filter(([, row]) => row.auth === 'none' && isOn(row) && routeOf(row).body);
    if (open.length > 0) {
      test.each(open)('%s takes no malformed body', (_address, row) =>
        expectRefusal((options) => ask(row, { ...options, rawBody: '{"email":' }), noJson),
      );
    }

    test.each(once)('%s may be called from a page of another origin', async (address, row) => {
      const [method = '', path = ''] = address.split(' ');
      const { status, headers } = await call(getWorld().identity, 'OPTIONS', pathOf(path), {
        headers: {
          Origin: 'https://a.example',
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'authorization,apikey,x-client-info,x-supabase-api-version',
        },
      });
      expect([status, headers.get('Access-Control-Allow-Methods')]).toEqual([204, method]);
      expect(routeOf(row).method.toUpperCase()).toBe(method);
    });

    test.each(once)('%s: a slash at the end changes nothing, other methods are 405', async (address, row) => {
      const [method = '', path = ''] = address.replaceAll(/\{\w+\}/g, randomUUID()).split(' ');
      const headers = currentVersion;
      const [plain, slashed] = await Promise.all(
        ['', '/'].map((end) => call(getWorld().identity, method, `${pathOf(path)}${end}`, { headers })),
      );
      expect([slashed?.status, slashed?.body['code']]).toEqual([plain?.status, plain?.body['code']]);
      const known = methodsOf(row);
      const other = ['PATCH', 'PUT', 'POST'].find((candidate) => !known.includes(candidate)) ?? '';
      const refused = await call(getWorld().identity, other, pathOf(path));
      expect([refused.status, refused.text, refused.headers.get('Allow')]).toEqual([
        405,
        '',
        known.join(', '),
      ]);
    });
  });
}

/** All fields of the shape and no others, in order; empty ones are omitted if declared so. */
function expectShape({ text, headers }: Answer, row: Row): void {
  const shape = shapeOf(row);
  if (!shape) {
    expect(text).toBe('');
    return;
  }
  expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(JSON.stringify(shape.parse(JSON.parse(text)))).toBe(text);
}

function expectCommonHeaders({ headers }: Answer): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
  });
}

/** The same failure in both API versions. */
async function expectRefusal(
  ask: (options: { headers?: Record<string, string> }) => Promise<Answer>,
  { status, code, message }: Refusal,
): Promise<void> {
  const current = await ask({ headers: currentVersion });
  const said = typeof message === 'string' ? message : expect.stringMatching(message);
  expect([current.status, current.body]).toEqual([status, { code, message: said }]);
  expect(current.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  const first = await ask({});
  expect([first.status, first.body]).toEqual([status, { code: status, error_code: code, msg: said }]);
  expect(first.headers.get('X-Supabase-Api-Version')).toBeNull();
  for (const answer of [current, first]) {
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expectCommonHeaders(answer);
  }
}
