import { createFileStore, fileStoreEnvShape } from '../src/from-env';
import { z } from 'zod';

const openWith = (env: Record<string, string>) => createFileStore(z.object(fileStoreEnvShape).parse(env));

test('S14 a store is not entered by the credentials that a server comes with', () => {
  const endpoint = { S3_ENDPOINT: 'https://files.internal:9000' };
  const defaults = { S3_ACCESS_KEY_ID: 'minioadmin', S3_SECRET_ACCESS_KEY: 'minioadmin' };
  expect(() => openWith({ ...endpoint, ...defaults })).toThrow('S3_SECRET_ACCESS_KEY');
  expect(() => openWith(endpoint)).toThrow('S3_ACCESS_KEY_ID');
  expect(() => openWith({})).toThrow('Either S3_ENDPOINT or FILE_STORE_DIR');
});
