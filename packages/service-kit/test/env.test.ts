import { z } from 'zod';
import { integer, mongoUri, parseEnv } from '../src/env';

const schema = z.object({ MAIL_COUNT: integer(1), MONGODB_URI: mongoUri.optional() });
const faultsOf = (source: Record<string, string>, ownPrefixes?: string[]) => {
  try {
    parseEnv(schema, source, ownPrefixes && { ownPrefixes });
    return [];
  } catch (error) {
    return (error as { faults: string[] }).faults;
  }
};

test('a slip of the pen is told together with everything else that is wrong', () => {
  const source = { MAIL_COUNT: '0', MAIL_CUONT: '3', PATH: '/bin', MONGODB_URI: 'http://x' };
  const faults = faultsOf(source, ['MAIL_']);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['MAIL_COUNT', 'MONGODB_URI', 'MAIL_CUONT']);
});

test('variables of others are none of our business', () => {
  expect(faultsOf({ MAIL_COUNT: '1', MAIL_CUONT: '3', PATH: '/bin' })).toEqual([]);
  expect(faultsOf({ MAIL_COUNT: '1', MAIL_OTHER: '' }, ['MAIL_'])).toEqual([]);
});

test.each([
  'mongodb://127.0.0.1:27017/identity?replicaSet=rs0',
  'mongodb://a:27017,b:27017,c:27017/identity?replicaSet=rs0',
  'mongodb+srv://cluster.example/identity',
])('%s is a connection string', (MONGODB_URI) => {
  expect(faultsOf({ MAIL_COUNT: '1', MONGODB_URI })).toEqual([]);
});

test.each(['http://a', 'mongodb://', 'nonsense'])('%s is none', (MONGODB_URI) => {
  expect(faultsOf({ MAIL_COUNT: '1', MONGODB_URI })).toHaveLength(1);
});
