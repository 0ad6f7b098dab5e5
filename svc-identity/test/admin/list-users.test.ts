import { call, createAccount, createSignedIn, currentVersion } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';

describe('the list of accounts', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;
  const emails: string[] = [];
  const listed = async (query: string) => {
    const { status, body, headers } = await admin.call('GET', `/users${query}`);
    const users = (body['users'] ?? []) as { email: string }[];
    return { status, body, headers, emails: users.map(({ email }) => email) };
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
    admin = await createAdmin(identity);
    for (const fullName of ['Ayu Lestari', 'Budi (Jakarta)', 'Citra', 'a+b%', undefined]) {
      const user_metadata = fullName ? { full_name: fullName } : {};
      emails.push((await createAccount(identity, { user_metadata })).email);
    }
  });

  afterAll(() => identity.stop());

  test('is newest first, with the total and the next and the last page', async () => {
    const { emails: found, headers, body } = await listed('?page=2&per_page=2');
    expect(found).toEqual([emails[2], emails[1]]);
    expect(headers.get('X-Total-Count')).toBe('5');
    expect(headers.get('Link')).toBe(
      '</admin/users?page=3&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
    );
    expect(body['aud']).toBe('authenticated');
    expect((await listed('?per_page=2&page=3')).headers.get('Link')).toBe(
      '</admin/users?page=3&per_page=2>; rel="last"',
    );
  });

  test('the published client reads its pages', async () => {
    const { data, error } = await admin.api.listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    expect(data).toMatchObject({ nextPage: 2, lastPage: 3, total: 5 });
    expect(data.users.map(({ email }) => email)).toEqual([emails[4], emails[3]]);
  });

  test('an account in the list has neither identities nor factors', async () => {
    const { body } = await listed('?per_page=1');
    const [user] = body['users'] as Record<string, unknown>[];
    expect(user?.['identities']).toBeNull();
    expect(user).not.toHaveProperty('factors');
    expect(user).not.toHaveProperty('password_hash');
  });

  test.each([
    ['an address', () => String(emails[0]).toUpperCase(), [0]],
    ['part of a name', () => 'lestari', [0]],
    ['parentheses', () => '(Jakarta)', [1]],
    ['a plus and a percent sign', () => 'a+b%', [3]],
    ['nothing that is there', () => 'nobody-here', []],
    ['a pattern', () => '.*', []],
    ['half a pattern', () => '(a+)+$', []],
    ['a dollar sign', () => '$where', []],
    ['a character that BSON patterns cannot have', () => 'a\0b', []],
  ])('filtered by %s', async (_name, text, expected) => {
    const { emails: found, headers } = await listed(`?filter=${encodeURIComponent(text())}`);
    expect(found).toEqual(expected.map((index) => emails[index]));
    expect(headers.get('X-Total-Count')).toBe(String(expected.length));
  });

  test("the filter is part of the pages' addresses, after the page", async () => {
    const { headers } = await listed('?filter=example.com&per_page=4');
    expect(headers.get('Link')).toBe(
      '</admin/users?page=2&filter=example.com&per_page=4>; rel="next", ' +
        '</admin/users?page=2&filter=example.com&per_page=4>; rel="last"',
    );
  });

  test.each([
    ['created_at asc', [0, 1, 2, 3, 4]],
    ['created_at desc', [4, 3, 2, 1, 0]],
    ['created_at', [4, 3, 2, 1, 0]],
  ])('sorted by %s', async (sort, expected) => {
    const { emails: found } = await listed(`?sort=${encodeURIComponent(sort)}`);
    expect(found).toEqual(expected.map((index) => emails[index]));
  });

  test.each([
    ['?page=x', 'Bad Pagination Parameters: '],
    ['?page=-1', 'Bad Pagination Parameters: '],
    ['?per_page=0', 'Bad Pagination Parameters: per_page must be greater than 0'],
    ['?page=99999999999999999999', 'Bad Pagination Parameters: '],
    ['?sort=email', "Bad Sort Parameters: bad field for sort 'email'"],
    [
      '?sort=created_at%20up',
      "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed",
    ],
  ])('%s is refused', async (query, message) => {
    const { status, body } = await listed(query);
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
    expect(body['message']).toContain(message);
  });

  test.each([
    ['GET', '/users'],
    ['GET', '/audit'],
    ['PUT', '/users/f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11'],
    ['DELETE', '/users/f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11'],
    ['GET', '/users/f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11/sessions'],
  ])('%s /admin%s is for administrators only', async (method, path) => {
    const ask = (token?: string) =>
      call(identity, method, `/auth/v1/admin${path}`, {
        ...(token && { token }),
        headers: currentVersion,
        ...(method === 'PUT' && { body: { password } }),
      });
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    const { data } = await (await createSignedIn(identity)).client.getSession();
    expect(await ask(data.session?.access_token)).toMatchObject({
      status: 403,
      body: { code: 'not_admin', message: 'User not allowed' },
    });
  });
});
