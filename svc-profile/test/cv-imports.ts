import { randomUUID } from 'node:crypto';
import type { CvEvidence } from '@sabi/contracts/cv/evidence';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import request from 'supertest';
import { fetchCvImport, reportSuccess, uploadCv } from './cvs';
import { type Account, buildParsedCv, buildWork, type TestService } from './harness';

/** Steps for tests of CV imports. @param getOwner reads service and account once they exist */
export function createCvImports(getOwner: () => { service: TestService; account: Account }) {
  const readCv = async (parsed: Partial<ParsedCv> = {}, evidence?: CvEvidence): Promise<CvImport> => {
    const { service, account } = getOwner();
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv, {
      ...buildParsedCv(parsed),
      ...(evidence && { evidence }),
    });
    return fetchCvImport(service, account);
  };
  const type = (changes: object) => {
    const { service, account } = getOwner();
    return request(service.url)
      .patch('/api/profile/v1/profile')
      .auth(account.token, { type: 'bearer' })
      .send(changes)
      .expect(200);
  };
  const typeWork = (fields: Partial<ParsedCv['work_experiences'][number]>) => {
    const { service, account } = getOwner();
    const kept = { position: 0, resume_id: null, source: 'typed', version: 1, deleted_at: null };
    return service.database.db.collection<{ _id: string }>('work_experiences').insertOne({
      ...buildWork(fields),
      ...kept,
      _id: randomUUID(),
      user_id: account.userId,
    } as {
      _id: string;
    });
  };
  const storedOf = (section: string) => {
    const { service, account } = getOwner();
    const entries = service.database.db.collection(section).find({ user_id: account.userId });
    return entries.sort({ position: 1 }).toArray();
  };
  return { readCv, type, typeWork, storedOf };
}
