import { parseArguments, UsageError } from './parse-arguments';

const version = '1.0.0-0123456789';

test.each([
  ['', { action: 'publish', trafficPercent: 0, build: true }],
  ['--traffic 10', { action: 'publish', trafficPercent: 10, build: true }],
  ['publish --traffic 100 --no-build', { action: 'publish', trafficPercent: 100, build: false }],
  ['promote', { action: 'promote', version: null, trafficPercent: 100 }],
  [`promote ${version} --traffic 50`, { action: 'promote', version, trafficPercent: 50 }],
  [`pin ${version}`, { action: 'pin', version }],
  ['rollback', { action: 'rollback' }],
  ['status', { action: 'status' }],
  ['--help', { action: 'help' }],
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

test.each(['--traffic 101', '--traffic -1', '--traffic ten', '--trafic 10', 'pin', 'retreat', 'pin a b'])(
  '"%s" is refused',
  (text) => {
    expect(() => parseArguments(text.split(' '))).toThrow(UsageError);
  },
);
