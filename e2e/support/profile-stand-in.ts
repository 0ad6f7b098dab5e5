import { getProfileRoute } from '@sabi/contracts/http/profile/profile';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';

/** Stands in for svc-profile: every caller has the same talent's profile, without a CV. */
export const startProfileStandIn = (): Promise<LoopbackServer> =>
  startLoopbackServer((request, response) => {
    const answer = request.url === getProfileRoute.path ? talent : null;
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });

const talent = {
  profile: {
    ...{ user_type: 'talent', first_name: 'Ayu', last_name: 'Lestari', phone_number: '+6281200000001' },
    ...{ title: 'Operator Produksi', personal_summary: null },
  },
  lists: {
    ...{ work_experiences: [], educations: [], skills: [], languages: [], licenses_certifications: [] },
    psychological_tests: [],
  },
  resume: null,
};
