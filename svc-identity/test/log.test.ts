import { recordLog } from '@sabi/test-kit/recorded-log';
import { call, createAccount, currentVersion, signIn } from './support/accounts';
import { password, startTestIdentity, type TestIdentity } from './support/identity';
import { letGapPass, post, readNewestMail } from './support/mails';

describe('the log', () => {
  const { lines, logger } = recordLog({ level: 'trace' });
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity({ MAILER_LINKS_NEED_A_CLICK: 'false' }, { logger });
  });

  afterAll(() => identity.stop());

  test('S45 contains no token, code or password of a sign-in, a refresh, an opened link or a refusal', async () => {
    const { email } = await createAccount(identity);
    const client = await signIn(identity, email);
    const first = (await client.getSession()).data.session;
    const second = (await client.refreshSession()).data.session;
    await post(identity, '/recover', { email });
    const { token = '', code } = await readNewestMail(identity, email);
    await post(identity, '/verify', {
      type: 'recovery',
      email,
      token: code === '000000' ? '111111' : '000000',
    });
    const opened = await call(identity, 'GET', `/auth/v1/verify?type=recovery&token=${token}`);
    const fragment = new URLSearchParams(opened.headers.get('Location')?.split('#')[1]);
    await letGapPass(identity);
    await post(identity, '/otp', { email });
    const { token: unused = '', code: secondCode } = await readNewestMail(identity, email, 2);
    await call(identity, 'GET', `/auth/v1/user?access_token=${second?.access_token}`, {
      headers: currentVersion,
    });
    await call(identity, 'GET', '/auth/v1/user', { token: `${second?.access_token}x` });

    const secrets = {
      password,
      'access token': first?.access_token,
      'access token of the refresh': second?.access_token,
      'refresh token': first?.refresh_token,
      'refresh token that followed': second?.refresh_token,
      'token of a link': token,
      'token of a link that waits': unused,
      'code of a mail': code,
      'code that waits': secondCode,
      'access token of the link': fragment.get('access_token'),
      'refresh token of the link': fragment.get('refresh_token'),
    };
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join('')).toContain('/auth/v1/verify');
    const log = lines.join('');
    for (const [name, secret] of Object.entries(secrets)) {
      expect([name, secret]).toEqual([name, expect.stringMatching(/^.{6,}$/)]);
      // Standing alone, because six digits may be part of an id.
      const standing = new RegExp(`(?<![\\w.-])${escapeRegExp(String(secret))}(?![\\w.-])`);
      expect([name, standing.test(log)]).toEqual([name, false]);
    }
  });
});

const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
