import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createTalentCards, type ProfileTalentCards } from './profile-talent-cards';
import { createTalentProfiles } from './profile-talent-profiles';

const [current, older, unknown] = [
  '8f6a1c52-0d3b-4f5e-9a57-2c1d4e6f8a90',
  '1d0c7a4e-5b6f-4c3d-8e2a-9f0b1a2c3d4e',
  '2e1d8b5f-6c7a-4d4e-9f3b-0a1c2b3d4e5f',
];
let userType: string | null = 'talent';
let educations: object[] | undefined = [];
let server: Server;
let profileUrl: string;
let cards: ProfileTalentCards;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers()[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  profileUrl = `http://127.0.0.1:${port}`;
  cards = createTalentCards({ profileUrl, logger: silentLogger });
});
afterAll(async () => {
  cards.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const answers = (): Record<string, object> => ({
  '/api/profile/v1/profile': {
    profile: {
      ...{ user_type: userType, first_name: 'Ayu', last_name: null, phone_number: '+6281200000001' },
      ...{ title: 'Operator', personal_summary: null, position_interest: null, profile_strength: 40 },
    },
    lists: {
      ...{ work_experiences: [], educations, skills: [], languages: [], licenses_certifications: [] },
      psychological_tests: [],
    },
    resume: { id: current, file_name: 'new.pdf', file_key: 'ayu/cv_2.pdf' },
  },
  [`/api/profile/v1/resumes/${older}`]: { id: older, file_name: 'old.pdf', file_key: 'ayu/cv_1.pdf' },
});

const find = (cvId?: string) => cards.find({ authorization: 'Bearer token', cvId });

test('an application has the profile of its talent, without tests, and the chosen CV', async () => {
  const lists = {
    work_experiences: [],
    educations: [],
    skills: [],
    languages: [],
    licenses_certifications: [],
  };
  const card = { first_name: 'Ayu', last_name: null, phone_number: '+6281200000001', headline: 'Operator' };
  const cv = { resume_id: current, file_name: 'new.pdf' };
  await expect(find()).resolves.toEqual({ ...card, summary: null, cv, cv_key: 'ayu/cv_2.pdf', lists });
  await expect(find(current)).resolves.toMatchObject({ cv });
  await expect(find(older)).resolves.toMatchObject({
    ...{ cv: { resume_id: older, file_name: 'old.pdf' }, cv_key: 'ayu/cv_1.pdf' },
  });
  await expect(find(unknown)).rejects.toMatchObject({ code: 'RESUME_NOT_FOUND' });
});

test.each(['recruiter', null])('an account of kind %s has none', async (kind) => {
  userType = kind;
  await expect(find()).resolves.toBeNull();
});

test('answers that it cannot read end its own calls, and not those of recommendations for the same route', async () => {
  userType = 'talent';
  educations = undefined; // recommendations do not read them
  const own = createTalentCards({ profileUrl, logger: silentLogger });
  const profiles = createTalentProfiles({ profileUrl, logger: silentLogger });
  const authorization = 'Bearer token';
  for (let failures = 0; failures < 5; failures += 1)
    await expect(own.find({ authorization, cvId: undefined })).rejects.toMatchObject({
      code: 'DEPENDENCY_UNAVAILABLE',
    });
  expect([own.state(), profiles.state()]).toEqual(['open', 'closed']);
  await expect(profiles.find({ authorization })).resolves.toMatchObject({ jobs: [] });
  for (const client of [own, profiles]) client.close();
});
