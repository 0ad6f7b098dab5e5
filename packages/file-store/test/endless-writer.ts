import { Readable } from 'node:stream';
import { z } from 'zod';
import { createFileStore, fileStoreEnvShape } from '../src/from-env';

// Stores an endless file, larger than one part of an S3 upload, under the key of its argument.
const content = new Readable({ read: () => undefined });
content.push(Buffer.alloc(6_000_000));
const [key = ''] = process.argv.slice(2);
setInterval(() => undefined, 1000); // a store that waits for content keeps no process alive
await createFileStore(z.object(fileStoreEnvShape).parse(process.env)).put(key, content, {
  mediaType: 'application/pdf',
});
