import { Readable } from 'node:stream';
import { startTestService } from './harness';
import { sendUpload, buildPdf } from './resumes';
test('x', async () => {
  const service = await startTestService();
  const account = await service.account();
  jest.spyOn(service.store, 'put').mockImplementation(async (_key: string, content: Readable) => {
    for await (const _chunk of content) throw new Error('connection reset');
  });
  let t = Date.now();
  const r = await sendUpload(service, account, { content: buildPdf(1_000_000) });
  console.log(r.status, Date.now() - t, r.headers);
  t = Date.now();
  await service.stop();
  console.log(Date.now() - t);
});
