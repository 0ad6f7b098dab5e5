import { companyOperations, findLeaks } from './support/find-leaks';
import { startTestService } from './support/harness';

test('no route of a company answers with data of another, whichever id is replaced and whoever calls', async () => {
  const service = await startTestService();
  expect(companyOperations.length).toBeGreaterThan(20);
  expect(await findLeaks(service)).toEqual([]);
  await service.stop();
});

test('a repository that forgets the company is found', async () => {
  const service = await startTestService(({ jobs, jobDirectory }) => ({
    jobs: { ...jobs, jobsOf: (tenant) => ({ ...jobs.jobsOf(tenant), find: jobDirectory.find }) },
  }));
  const leaks = await findLeaks(service);
  expect(leaks).toContain(
    'GET /api/hiring/v1/companies/{companyId}/jobs/{jobId} with jobId as interviewer shows data of another company',
  );
  await service.stop();
});

test('a route that finds no data of its own company is found', async () => {
  const service = await startTestService(({ jobs }) => ({
    jobs: { ...jobs, jobsOf: (tenant) => ({ ...jobs.jobsOf(tenant), list: async () => [] }) },
  }));
  expect(await findLeaks(service)).toEqual([
    'GET /api/hiring/v1/companies/{companyId}/jobs shows nothing of its own company',
  ]);
  await service.stop();
});
