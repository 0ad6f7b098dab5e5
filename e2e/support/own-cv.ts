import { decideProposalRoute, getProposalRoute, proposalSchema } from '@sabi/contracts/http/cv-proposals';
import { uploadFileRoute } from '@sabi/contracts/http/profile';
import { eventually } from '@sabi/test-kit/eventually';
import { expect } from '@playwright/test';
import type { SignedInAccount } from './account';
import { type Ask, fetchProfile } from './own-profile';

/** Asks over HTTP what the account's pages ask for. */
export const askAs =
  ({ url: siteUrl }: { url: string }, { accessToken }: SignedInAccount): Ask =>
  async (path, init = {}) => {
    const headers = { ...init.headers, Authorization: `Bearer ${accessToken}` };
    const response = await fetch(`${siteUrl}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };

export const sendJson = (ask: Ask, method: 'POST' | 'PATCH', path: string, body: object) =>
  ask(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Uploads a CV, and waits until it has been read and what was found can be reviewed. */
export async function readCv(
  ask: Ask,
  { userId }: Pick<SignedInAccount, 'userId'>,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  const query = new URLSearchParams({ name });
  const key = `cv_${Date.now()}.${name.split('.').at(-1) ?? ''}`;
  const response = await ask(`/storage/v1/object/profile-assets/${userId}/${key}?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(content),
  });
  const { id } = uploadFileRoute.responses[200].parse(await response.json()).resume;
  await eventually(
    async () => expect((await fetchProfile(ask)).resume).toMatchObject({ id, state: 'parsed' }),
    undefined,
    200,
  );
}

/** Takes all that was found in a CV into the profile. */
export async function acceptProposal(ask: Ask): Promise<void> {
  const answer = await ask(getProposalRoute.path);
  const { id, version, fields, lists } = proposalSchema.parse(await answer.json());
  const accepted = [...fields, ...Object.values(lists).flat()]
    .filter(({ finding }) => finding !== 'duplicate')
    .map(({ key }) => ({ key }));
  await sendJson(ask, 'POST', decideProposalRoute.path.replace('{proposalId}', id), { version, accepted });
}
