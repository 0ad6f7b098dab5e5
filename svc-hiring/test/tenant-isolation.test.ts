import type { JobDirectory, Jobs } from '../src/domain/jobs/job-repository';
import { companyOperations, findLeaks } from './support/find-leaks';
import { startTestService } from './support/harness';
import { companyRoot } from './support/tenant-world';

test('no route of a company answers with data of another, whichever id is replaced and whoever calls', async () => {
  const service = await startTestService();
  expect(companyOperations.length).toBeGreaterThan(20);
  expect(await findLeaks(service)).toEqual([]);
  await service.stop();
});

const jobsPath = `${companyRoot}/jobs`;

test('a repository that forgets the company is found', async () => {
  const service = await startTestService(({ jobs, jobDirectory: { find } }) => ({
    jobs: { ...jobs, jobsOf: (tenant) => ({ ...jobs.jobsOf(tenant), find, list: listFrom(find) }) },
  }));
  const expected = [
    [`GET ${jobsPath}/{jobId}`, 'jobId as interviewer'],
    [`POST ${jobsPath}`, 'job_id = jobId as recruiter'],
    [`POST ${jobsPath}/{jobId}/duplicate`, 'job_id = jobId as owner'],
    [`GET ${jobsPath}`, 'after = position of jobId as interviewer'],
  ] as const;
  const leaks = await findLeaks(
    service,
    expected.map(([name]) => name),
  );
  for (const [name, request] of expected)
    expect(leaks).toContain(`${name} with ${request} shows data of another company`);
  await service.stop();
});

/** Lists the job that a position names. */
const listFrom =
  (find: JobDirectory['find']): Jobs['list'] =>
  async ({ after }) => {
    const job = after && (await find(after.id));
    return job ? [job] : [];
  };

test('a route that finds no data of its own company is found', async () => {
  const service = await startTestService(({ jobs }) => ({
    jobs: { ...jobs, jobsOf: (tenant) => ({ ...jobs.jobsOf(tenant), list: async () => [] }) },
  }));
  const name = `GET ${jobsPath}`;
  expect(await findLeaks(service, [name])).toEqual([`${name} shows nothing of its own company`]);
  await service.stop();
});
