import { expect } from '@playwright/test';
import type { SignedInAccount } from './account';

/** Adds entries to lists of a profile, over the API of its page. */
export async function addEntries(
  siteUrl: string,
  { accessToken }: SignedInAccount,
  entries: Readonly<Record<string, object>>,
): Promise<void> {
  for (const [list, entry] of Object.entries(entries)) {
    const answer = await fetch(`${siteUrl}/api/profile/v1/${list}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(entry),
    });
    expect(answer.status, await answer.text()).toBe(201);
  }
}
