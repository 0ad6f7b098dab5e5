import { createHash } from 'node:crypto';
import type { Logger } from '@sabi/service-kit/logger';
import { type BreachList, BreachListUnavailable } from '../domain/passwords/breach-list';
import type { AccountSettings } from '../domain/settings/account-settings';

const timeoutMs = 2000;
const prefixLength = 5;
/** A range of the real list has some 2,000 lines of 40 bytes. */
const maxAnswerBytes = 1_000_000;

/**
 * Client of a list with Have I Been Pwned's API. Sends five of forty digits of a hash, which hundreds of
 * passwords share; padding hides the response's size.
 * @param settings null: no list
 */
export function createBreachList(settings: AccountSettings['breachList'], logger: Logger): BreachList {
  if (!settings) return { has: async () => false };
  const { url, failsClosed } = settings;
  return {
    has: async (password) => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      const suffix = hash.slice(prefixLength);
      try {
        return holds(await fetchRange(url, hash.slice(0, prefixLength)), suffix);
      } catch (error) {
        logger.warn({ err: error, fails_closed: failsClosed }, 'breach-list.unavailable');
        if (failsClosed) throw new BreachListUnavailable('The breach list does not answer', { cause: error });
        return false;
      }
    },
  };
}

async function fetchRange(url: string, prefix: string): Promise<string> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/range/${prefix}`, {
    headers: { 'Add-Padding': 'true', 'User-Agent': 'svc-identity' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  const text = await response.text();
  if (text.length > maxAnswerBytes) throw new Error('The answer is too long');
  return text;
}

/** Lines `SUFFIX:COUNT`; those with a count of 0 are padding. */
function holds(lines: string, suffix: string): boolean {
  return lines.split('\n').some((line) => {
    const [found, count] = line.trim().split(':');
    return found?.toUpperCase() === suffix && Number(count) > 0;
  });
}
