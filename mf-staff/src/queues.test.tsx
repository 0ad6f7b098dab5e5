import { serviceRequestRoutes } from '@sabi/contracts/http/billing/service-requests';
import { hiringStaffRoutes } from '@sabi/contracts/http/hiring/staff';
import { messageReportRoutes } from '@sabi/contracts/http/notification/message-reports';
import { recruiterApprovalRoutes } from '@sabi/contracts/http/profile/recruiter-approval';
import { staffInquiryRoutes } from '@sabi/contracts/http/profile/staff-inquiries';
import type { Route } from '@sabi/contracts/http/route';
import { foundJobUrl, toFoundCase } from './features/jobs/found-job';
import { assignLetter } from './queue/assign-button';
import type { QueueView } from './queue/queue';
import { queues } from './queues';
import {
  buildApproval,
  buildClaim,
  buildCompany,
  buildFoundJob,
  buildInquiry,
  buildJob,
  buildMessageReport,
  buildReport,
  buildRequest,
} from './testing/cases';

const routes: readonly Route[] = [
  ...recruiterApprovalRoutes,
  ...hiringStaffRoutes,
  ...serviceRequestRoutes,
  ...staffInquiryRoutes,
  ...messageReportRoutes,
];
const frozen = { frozen_at: '2026-11-21T03:00:00.000Z' };

/** Rows of each list of a service. */
const rows: Readonly<Record<string, readonly object[]>> = {
  reviews: [buildApproval('PT Satu')],
  jobs: [buildJob()],
  reports: [buildReport(), buildReport({ job: buildJob(frozen) }), buildReport({ job: null })],
  companies: [buildCompany()],
  claims: [buildClaim(), buildClaim({ grants: 'recruiter' })],
  requests: [buildRequest()],
  inquiries: [buildInquiry()],
};
/** Lists of two services have the same name. */
const read = (view: QueueView) => {
  const ofNotification = { ...rows, reports: [buildMessageReport()] };
  const ofService = view.url.startsWith('/api/notification/') ? ofNotification : rows;
  return view.read({ ...ofService, next: null });
};

const findRoute = (method: string, url: string) => {
  const [path = ''] = url.split('?');
  return routes.find(
    (route) =>
      route.method === method && new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
};
const views = queues.flatMap(({ views: each }) => each);
const foundJobs = [buildFoundJob(), buildFoundJob(frozen), buildFoundJob({ state: 'in_review' })];
const cases = [...views.flatMap((view) => read(view).cases), ...foundJobs.map(toFoundCase)];
const actions = cases.flatMap((item) => item.actions);

test('every view asks a route for staff, with a query that it takes', () => {
  for (const url of [...views.map((view) => view.url), foundJobUrl(12)]) {
    const route = findRoute('get', url);
    const query = Object.fromEntries(new URL(url, 'http://x').searchParams);
    const isTaken = route?.query?.safeParse(query).success ?? Object.keys(query).length === 0;
    expect([url, route?.access, isTaken]).toEqual([url, 'staff', true]);
  }
});

test.each(queues)('what is read, taken and decided in $name is for its role', ({ role, views: own }) => {
  const calls = own.flatMap((view) => [
    ['get', view.url] as const,
    ...read(view).cases.flatMap(({ ownership, actions: decisions }) => [
      ['post', ownership?.path ?? ''] as const,
      ...decisions.flatMap((action) => action.calls('Words').map(({ path }) => ['post', path] as const)),
    ]),
  ]);
  const roles = calls.map(([method, url]) => [url, findRoute(method, url)?.roles]);
  expect(roles).toEqual(calls.map(([, url]) => [url, [role]]));
});

test('every decision sends what its route for staff takes', () => {
  const calls = actions.flatMap((action) => action.calls('Words'));
  for (const { path, json } of calls) {
    const route = findRoute('post', path);
    const isTaken = route?.body ? route.body.safeParse(json).success : json === undefined;
    expect([path, json, route?.access, isTaken]).toEqual([path, json, 'staff', true]);
  }
  expect(new Set(actions.map(({ name }) => name)).size).toBeGreaterThan(15);
});

test('every case of a queue can be taken, where its service assigns it', () => {
  const owned = views.flatMap((view) => read(view).cases);
  for (const { ownership } of owned) {
    const route = findRoute('post', ownership?.path ?? '');
    const isTaken = route?.body?.safeParse({ take: true, version: ownership?.version }).success;
    expect([ownership?.path, route?.access, isTaken]).toEqual([ownership?.path, 'staff', true]);
  }
});

test('no two decisions about a case have the same letter, and none has a key of the list', () => {
  for (const { actions: ofCase } of cases) {
    const letters = ['j', 'k', '?', '/', assignLetter, ...ofCase.map(({ letter }) => letter)];
    expect(new Set(letters).size).toBe(letters.length);
  }
});
