import { Readable } from 'node:stream';
import { z } from 'zod';
import { createFileStore, fileStoreEnvShape } from '../src/from-env';

// Stores an endless file, larger than one part of an S3 upload, under the key of its argument.
const content = new Readable({ read: () => undefined });
content.push(Buffer.alloc(6_000_000));
const [key = ''] = process.argv.slice(2);
setInterval(() => undefined, 1000); // keeps the process alive, which a store waiting for content does not
await createFileStore(z.object(fileStoreEnvShape).parse(process.env)).put(key, content, {
  mediaType: 'application/pdf',
});
