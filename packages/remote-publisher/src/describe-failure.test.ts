import type { Problem } from '@sabi/contracts/errors';
import { describeProblem, describeUnreachable, describeUploadFailure } from './describe-failure';

const context = { remote: 'mf-blog', platformUrl: 'https://sabi.example', status: 409, clockAheadMs: 0 };
const problem = (code: Problem['code'], more: Partial<Problem> = {}): Problem => ({
  ...{ type: 'about:blank', title: 'A title', status: 409, code, request_id: 'r' },
  ...more,
});

test.each([
  [5 * 60_000, "This machine's clock is 5 min ahead of that of https://sabi.example"],
  [-5 * 60_000, "This machine's clock is 5 min behind that of https://sabi.example"],
  [0, 'The command took more than two minutes to arrive, or arrived twice.'],
])('a clock that is %i ms ahead is named', (clockAheadMs, sentence) => {
  expect(describeProblem(problem('COMMAND_OUTDATED'), { ...context, clockAheadMs })).toContain(sentence);
});

test.each([
  [
    problem('PUBLISHER_REFUSED', { detail: 'No key of the team of mf-blog has signed this' }),
    'refuses the key: No key of the team of mf-blog has signed this. PUBLISH_KEY_FILE names the key',
  ],
  [
    problem('RELEASE_INVALID', { errors: { missing_or_altered: ['a.js', 'b.js', 'c.js', 'd.js'] } }),
    'The platform did not find these files as they were built: a.js, b.js, c.js and 1 more. The file store',
  ],
  [problem('REMOTE_CHANGED'), 'Another person changed mf-blog at the same moment, so nothing was changed.'],
  [
    problem('REQUEST_INVALID', { errors: { version: ['must match /^\\d+$/'] } }),
    'does not know this command or a part of it (version). It may be older than this tool.',
  ],
  [problem('DEPENDENCY_UNAVAILABLE'), 'A title.'],
  [null, 'https://sabi.example answered 409, not as the platform does. Is PLATFORM_URL right?'],
])('a refusal is a sentence, without patterns: %#', (refusal, sentence) => {
  const text = describeProblem(refusal, context);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/[\\^{}]/);
});

test.each([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'no machine has this name'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['other', 'the request failed'],
])('why the platform cannot be reached is said: %s', (code, reason) => {
  const error = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  expect(describeUnreachable('http://127.0.0.1:8080', error)).toBe(
    `The platform at http://127.0.0.1:8080 cannot be reached: ${reason}. Does the platform run, and is PLATFORM_URL right?`,
  );
});

test('a file store that refuses is named', () => {
  const refused = new AggregateError([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })]);
  expect(describeUploadFailure('S3 bucket', refused)).toBe(
    'The files could not be uploaded to the S3 bucket: nothing listens there. Nothing was published.',
  );
});
