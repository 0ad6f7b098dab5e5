import {
  goTrueErrorCodes,
  identityErrorCodes,
  identityErrorSchema,
} from '@sabi/contracts/http/identity/errors';
import { accountCodes } from './codes/account-codes';
import { unreachableCodes } from './codes/unreachable-codes';
import { factorCodes } from './codes/factor-codes';
import { hookCodes } from './codes/hook-codes';
import { providerCodes } from './codes/provider-codes';
import { goTrueStatuses } from './codes/statuses';
import { type CodeWorld, startCodeWorld, errorOf } from './codes/support';

const provocations = [...accountCodes, ...factorCodes, ...providerCodes, ...hookCodes];
const provoked = provocations.map(({ code }) => code);

describe('error codes', () => {
  let world: CodeWorld;

  beforeAll(async () => {
    world = await startCodeWorld();
  });

  afterAll(() => world.stop());

  test('every code is provoked, or listed as unreachable with a reason', () => {
    const unprovoked = Object.keys(unreachableCodes);
    expect([...provoked, ...unprovoked].sort()).toEqual([...identityErrorCodes].sort());
    expect(new Set([...provoked, ...unprovoked]).size).toBe(identityErrorCodes.length);
  });

  test('GoTrue has 109, each with its statuses', () => {
    expect(new Set(goTrueErrorCodes).size).toBe(109);
    expect(Object.keys(goTrueStatuses).sort()).toEqual([...goTrueErrorCodes].sort());
  });

  test.each(provocations.map((one) => [one.code, one] as const))(
    '%s',
    async (code, { status, message, provoke }) => {
      const answer = await provoke(world);
      const said = typeof message === 'string' ? message : expect.stringMatching(message);
      expect(errorOf(answer)).toEqual({ status, code, message: said });
      if (status >= 400) {
        expect(identityErrorSchema.parse(answer.body)).toEqual(answer.body);
        expect(answer.headers.get('x-sb-error-code')).toBe(code);
        expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
      }
    },
  );

  test('an expected error is never a 5xx, which the published client would retry', () => {
    const failures = provocations.filter(({ status }) => status >= 500).map(({ code }) => code);
    expect(failures.sort()).toEqual(['request_timeout', 'unexpected_failure']);
  });

  test('each status is one of GoTrue’s for its code', () => {
    // Excludes redirects, which show no code, and the hook's own codes and statuses.
    const shown = provocations.filter(({ code, status }) => status >= 400 && code !== 'unknown');
    const others = shown.filter(
      ({ code, status }) => isGoTrue(code) && !goTrueStatuses[code].includes(status),
    );
    expect(others).toEqual([]);
  });
});

function isGoTrue(code: string): code is keyof typeof goTrueStatuses {
  return code in goTrueStatuses;
}
