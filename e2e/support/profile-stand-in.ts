import { getMailRecipientRoute } from '@sabi/contracts/http/profile/mail-recipients';
import { getProfileRoute } from '@sabi/contracts/http/profile/profile';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';

const recipientPath = getMailRecipientRoute.path.replace('{userId}', '');

/** Stands in for svc-profile: every caller has the same talent's profile, without a CV, and gets every mail. */
export const startProfileStandIn = (): Promise<LoopbackServer> =>
  startLoopbackServer(({ url = '' }, response) => {
    const answer = findAnswer(url);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });

function findAnswer(url: string): object | null {
  if (url === getProfileRoute.path) return talent;
  const [path = ''] = url.split('?');
  return path.startsWith(recipientPath) ? describeRecipient(path.slice(recipientPath.length)) : null;
}

export const mailboxOf = (userId: string): string => `${userId}@mail.example`;

const describeRecipient = (userId: string) => ({
  recipient: {
    ...{ email: mailboxOf(userId), language: 'id', first_name: 'Ayu' },
    unsubscribe: { page: 'https://sabi.test/unsubscribe', one_click: 'https://sabi.test/unsubscribe' },
  },
  reason: null,
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
