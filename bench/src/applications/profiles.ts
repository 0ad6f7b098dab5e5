import { getMailRecipientRoute } from '@sabi/contracts/http/profile/mail-recipients';
import { getProfileRoute } from '@sabi/contracts/http/profile/profile';
import { generateProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';

/** Of the CV that each profile has, in the part of svc-profile. */
export const cvKey = 'bench/cv.pdf';

const cv = { id: '8f6a1c52-0d3b-4f5e-9a57-2c1d4e6f8a90', file_name: 'cv.pdf', file_key: cvKey };
const generated = 200;
const recipientPath = getMailRecipientRoute.path.replace('{userId}', '');
const recipient = JSON.stringify({
  recipient: {
    email: 'talent@mail.example',
    language: 'id',
    first_name: 'Ayu',
    unsubscribe: { page: 'https://sabi.example/stop', one_click: 'https://sabi.example/stop' },
  },
  reason: null,
});

/** Stands in for svc-profile: generated profiles in turn, each with a CV, and an address for each account. */
export function startProfiles(): Promise<LoopbackServer> {
  const answers = Array.from({ length: generated }, (_none, number) => {
    const { profile, lists } = generateProfile(number).full;
    return JSON.stringify({ profile: { ...profile, user_type: 'talent' }, lists, resume: cv });
  });
  let turn = 0;
  const answer = (url = ''): string | undefined => {
    if (url.startsWith(recipientPath)) return recipient;
    return url === getProfileRoute.path ? answers[turn++ % answers.length] : undefined;
  };
  return startLoopbackServer((request, response) => {
    const text = answer(request.url);
    response.writeHead(text ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(text ?? '{}');
  });
}
