import { freeTemplates } from '@sabi/contracts/profile/document-templates';
import type { DocumentChoice } from '@sabi/contracts/http/profile/documents';
import { median } from '../figures/statistics';
import { signIn } from '../load/sign-in';

/** Below the limit of thirty documents an hour. */
const rounds = 25;

/** Time from the request to the last byte of a PDF after a new start: the first document, and later ones. */
export async function measureResumeRequests(
  siteUrl: string,
  account: { email: string; password: string },
): Promise<string> {
  const { token } = await signIn(siteUrl, account);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const template = freeTemplates[round % freeTemplates.length] ?? 'plain';
    times.push(await timeOf(siteUrl, token, { format: 'pdf', language: 'en', template }));
  }
  const [first = Number.NaN, ...others] = times;
  return `a resume as a PDF: ${first.toFixed(0)} ms the first, ${median(others).toFixed(0)} ms the median of ${others.length} more`;
}

async function timeOf(siteUrl: string, token: string, choice: DocumentChoice): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${siteUrl}/api/profile/v1/documents`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(choice),
  });
  if (!response.ok) throw new Error(`A resume was answered with ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}
