import { UsageError } from '@sabi/service-kit/command-line';
import { parseArguments } from './parse-arguments';

const version = '1.0.0-0123456789';

test.each([
  ['', { action: 'publish', trafficPercent: 0, build: true }],
  ['--traffic 10', { action: 'publish', trafficPercent: 10, build: true }],
  ['publish --traffic 100 --no-build', { action: 'publish', trafficPercent: 100, build: false }],
  ['promote', { action: 'promote', version: null, trafficPercent: 100, isConfirmed: false }],
  [`promote ${version} --traffic 50`, { action: 'promote', version, trafficPercent: 50, isConfirmed: false }],
  [`pin ${version}`, { action: 'pin', version, isConfirmed: false }],
  [`pin ${version} --yes`, { action: 'pin', version, isConfirmed: true }],
  ['unpin', { action: 'unpin' }],
  ['rollback', { action: 'rollback', version: null }],
  [`rollback ${version} --yes`, { action: 'rollback', version }],
  ['status', { action: 'status' }],
  ['unregister', { action: 'unregister', remote: null, isConfirmed: false }],
  ['unregister mf-gone --yes', { action: 'unregister', remote: 'mf-gone', isConfirmed: true }],
  ['--help', { action: 'help' }],
  ['pin --help', { action: 'help' }],
])('"%s" is understood', (text, wish) => {
  expect(parseArguments(text.split(' ').filter(Boolean))).toEqual(wish);
});

test('an override needs a readable reason', () => {
  const override = 'the shell of before is gone since noon';
  expect(parseArguments(['--override', override])).toEqual({
    action: 'publish',
    trafficPercent: 0,
    build: true,
    override,
  });
  expect(() => parseArguments(['--override', 'because'])).toThrow(UsageError);
});

test.each([
  ['promte', 'There is no command promte. Did you mean promote?'],
  ['unpi', 'There is no command unpi. Did you mean unpin?'],
  [
    'retreat',
    'There is no command retreat. There are: publish, promote, pin, unpin, rollback, unregister, status.',
  ],
  ['--trafic 10', 'There is no option --trafic. Did you mean --traffic?'],
  ['pin --yess', 'There is no option --yess. Did you mean --yes?'],
  ['status --traffic 5', 'status has no option --traffic.'],
  ['--traffic', '--traffic needs a value.'],
  ['--traffic --yes', '--traffic needs a value.'],
  ['pin a --yes=no', '--yes takes no value.'],
  ['--traffic 101', '--traffic takes a whole number from 0 to 100, and 101 is none.'],
  ['--traffic ten', '--traffic takes a whole number from 0 to 100, and ten is none.'],
  ['promote --traffic 0', '--traffic 0 promotes nothing; rollback ends a canary.'],
  ['pin', 'pin needs a version; status lists those that exist.'],
  ['pin a b', 'pin takes one version, and b is one word too many.'],
  ['unregister a b', 'unregister takes one remote, and b is one word too many.'],
  ['unpin a', 'unpin takes no version.'],
  ['publish a', 'publish builds the version itself; promote a gives visitors one that is published.'],
])('"%s" is refused in a sentence', (text, sentence) => {
  expect(() => parseArguments(text.split(' '))).toThrow(new UsageError(sentence));
});
