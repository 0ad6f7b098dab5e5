import { Readable } from 'node:stream';
import { z } from 'zod';
import { createFileStore, fileStoreEnvShape } from '../src/from-env';

// Stores a file under the key it is told and never comes to its end: more than the part that S3 takes at once.
const content = new Readable({ read: () => undefined });
content.push(Buffer.alloc(6_000_000));
const [key = ''] = process.argv.slice(2);
setInterval(() => undefined, 1000); // a store that waits for content keeps no process alive
await createFileStore(z.object(fileStoreEnvShape).parse(process.env)).put(key, content, {
  mediaType: 'application/pdf',
});
