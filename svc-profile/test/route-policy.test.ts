import { randomUUID } from 'node:crypto';
import { entryOrderRoutes } from '@sabi/contracts/http/profile/entry-order';
import { createDocumentRoute } from '@sabi/contracts/http/profile/documents';
import { decideCvImportRoute } from '@sabi/contracts/http/profile/cv-import';
import { getProfileRoute, parseCvRoute, signFileRoute } from '@sabi/contracts/http/profile/profile';
import { entryRoutes, writtenLists } from '@sabi/contracts/http/profile/entries';
import { addTestRoute, changeTestRoute } from '@sabi/contracts/http/profile/psychological-tests';
import { createShareLinkRoute } from '@sabi/contracts/http/profile/sharing';
import { restoreProfilePictureRoute } from '@sabi/contracts/http/profile/picture';
import { answerRecruiterApprovalRoute } from '@sabi/contracts/http/profile/recruiter-approval';
import type { Route } from '@sabi/contracts/http/route';
import request from 'supertest';
import { assertPolicyComplete, findAudience } from '../src/domain/access/route-policy';
import { allRoutes } from '../src/entry-points/http/all-routes';
import { openApprovalDesk, readApproval, type ApprovalDesk, createReviewer, keyClaims } from './approvals';
import { type Caller, outcomes, refusals } from './callers';
import { buildFileName, pdfBytes } from './cvs';
import { entrySamples } from './entries';

/** Valid bodies, because a refused body says nothing about access. */
const bodies = new Map<Route, object>([
  [createDocumentRoute, { format: 'json', template: 'plain', language: 'en' }],
  [signFileRoute, { expiresIn: 60 }],
  [parseCvRoute, { fileUrl: `${randomUUID()}/cv_1234567890123.pdf` }],
  [restoreProfilePictureRoute, { file_key: `${randomUUID()}/profile_1234567890123.webp` }],
  [
    createShareLinkRoute,
    { label: 'HR', days: 7, language: 'en', shows_contact: false, shows_full_name: true },
  ],
  [decideCvImportRoute, { version: 'v', accepted: [] }],
  [addTestRoute, { test_name: 'DISC', test_date: null, score: null, interpretation: null }],
  [changeTestRoute, { version: 1 }],
  [answerRecruiterApprovalRoute, { answer: 'Hello', version: 9 }],
  ...Object.values(entryOrderRoutes).map((route) => [route, { ids: [randomUUID()] }] as const),
  ...writtenLists.flatMap((list) => [
    [entryRoutes[list].add, entrySamples[list]] as const,
    [entryRoutes[list].change, { version: 1 }] as const,
  ]),
]);

const callers = Object.keys(outcomes) as Caller[];

interface Credentials {
  readonly userId: string;
  readonly token?: string;
}

describe('who gets into a route', () => {
  let desk: ApprovalDesk;
  const credentials = new Map<Caller, Credentials>();

  beforeAll(async () => {
    desk = await openApprovalDesk({ timings: { parserWaitMs: 50 } });
    const { service } = desk;
    const createRecruiter = async (decision: object | null) => {
      const account = await desk.recruiter();
      await readApproval(service, account);
      if (decision) await desk.decide(account, { ...decision, version: 1 }).expect(200);
      return account;
    };
    credentials
      .set('visitor', { userId: randomUUID() })
      .set('talent', await service.account({ user_type: 'talent' }))
      .set('account that has not chosen', await service.account())
      .set('recruiter pending', await createRecruiter(null))
      .set('recruiter approved', await createRecruiter({ decision: 'approved' }))
      .set('recruiter rejected', await createRecruiter({ decision: 'rejected', reason: 'Unknown' }))
      .set('member of staff', await createReviewer(service))
      .set('service key', { userId: randomUUID(), token: await service.issuer.sign(keyClaims()) });
  });

  afterAll(() => desk.stop());

  const call = (route: Route, { userId, token }: Credentials) => {
    const path = route.path
      .replace('{resumeId}', randomUUID())
      .replace('{proposalId}', randomUUID())
      .replace('{linkId}', randomUUID())
      .replace('{kind}', 'linkedin')
      .replace('{userId}', userId)
      .replace('{entryId}', randomUUID())
      .replace('{fileName}', buildFileName());
    const pending = request(desk.service.url)[route.method](path);
    if (token) pending.auth(token, { type: 'bearer' });
    if (route.streamedBody) return pending.set('Content-Type', 'application/pdf').send(pdfBytes);
    return route.body ? pending.send(bodies.get(route) ?? {}) : pending;
  };

  test.each(
    allRoutes.flatMap((route) => callers.map((caller) => [caller, route.method, route.path, route] as const)),
  )('S47 %s: %s %s', async (caller, _method, _path, route) => {
    const { status, body } = await call(route, credentials.get(caller) ?? { userId: '' });
    const code = (body as { code?: string }).code ?? '';
    const outcome = refusals.includes(code) ? [status, code] : 'in';
    expect(outcome).toEqual(outcomes[caller][findAudience(route) ?? 'staff']);
  });
});

test.each([
  ['a new route', { ...getProfileRoute, path: '/api/profile/v1/new' }],
  ['a route that has become public', { ...getProfileRoute, access: 'public' as const }],
])('%s is not served before it is decided about', (_what, route) => {
  expect(() => assertPolicyComplete(allRoutes)).not.toThrow();
  expect(() => assertPolicyComplete([...allRoutes, route])).toThrow(route.path);
});
