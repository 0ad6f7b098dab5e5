import { getProfileRoute } from '@sabi/contracts/http/profile/profile';
import { generateProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';

const cv = { id: '8f6a1c52-0d3b-4f5e-9a57-2c1d4e6f8a90', file_name: 'cv.pdf' };
const generated = 200;

/** Stands in for svc-profile: generated profiles in turn, each with a CV. */
export function startProfiles(): Promise<LoopbackServer> {
  const answers = Array.from({ length: generated }, (_none, number) => {
    const { profile, lists } = generateProfile(number).full;
    return JSON.stringify({ profile: { ...profile, user_type: 'talent' }, lists, resume: cv });
  });
  let turn = 0;
  return startLoopbackServer((request, response) => {
    const isKnown = request.url === getProfileRoute.path;
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(isKnown ? answers[turn++ % answers.length] : '{}');
  });
}
