import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createTalentProfiles } from '../../src/integrations/profile-talent-profiles';
import type { Account } from './harness';

/** What a profile has, by the names of svc-profile. */
export interface Career {
  readonly user_type?: 'talent' | 'recruiter';
  readonly position_interest?: string;
  readonly jobs?: readonly { title: string; end_date?: string; location?: string }[];
  readonly skills?: readonly string[];
  readonly certifications?: readonly string[];
  readonly languages?: readonly string[];
}

/** A svc-profile that answers each token with its own account's profile, over HTTP. */
export async function startProfiles() {
  const careers = new Map<string, Career>();
  const server = createServer((request, response) => {
    const career = careers.get(request.headers.authorization ?? '');
    const status = request.url === '/api/profile/v1/profile' && career ? 200 : 500;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(career ? JSON.stringify(toFullProfile(career)) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const profiles = createTalentProfiles({ profileUrl: `http://127.0.0.1:${port}`, logger: silentLogger });
  return {
    profiles,
    set: ({ token }: Account, career: Career) => careers.set(`Bearer ${token}`, career),
    stop: async () => {
      profiles.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const written = { id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', version: 1 };

function toFullProfile(career: Career): Pick<FullProfile, 'profile' | 'lists'> {
  const { user_type: userType = 'talent', position_interest: position = null } = career;
  const { jobs = [], skills = [], certifications = [], languages = [] } = career;
  return {
    profile: { user_type: userType, position_interest: position } as FullProfile['profile'],
    lists: {
      work_experiences: jobs.map(({ title, end_date: end = null, location = null }) => ({
        ...written,
        ...{ company_name: 'PT Sebelumnya', job_title: title, start_date: null, end_date: end },
        ...{ is_current: end === null, location, description: null },
      })),
      educations: [],
      skills: skills.map((skill_name) => ({ ...written, skill_name, proficiency_level: null })),
      languages: languages.map((language_name) => ({ ...written, language_name, proficiency_level: null })),
      licenses_certifications: certifications.map((name) => ({
        ...{ ...written, name, issuing_organization: null, issue_date: null },
        ...{ expiration_date: null, credential_id: null },
      })),
      psychological_tests: [],
    },
  };
}
