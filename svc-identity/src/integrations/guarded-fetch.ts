import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { limitTime } from '@sabi/service-kit/timeout';
import { type FetchRules, isListedHost, isPublicAddress } from '../domain/providers/fetch-rules';
import type { GuardedFetch } from '../domain/providers/guarded-fetch';

/** The address leads into the service's own network. */
export class AddressForbidden extends Error {
  override readonly name = 'AddressForbidden';
}

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

const defaultTimeoutMs = 5000;
const defaultMaxBytes = 1_048_576;
const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * Fetches addresses supplied by others. Unless private ones are allowed, only https, and hosts that are
 * public when connecting, which prevents DNS rebinding. Follows no redirects; by default waits five seconds
 * and reads a megabyte.
 */
export function createGuardedFetch(rules: FetchRules): GuardedFetch {
  const { timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes } = rules;
  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(address);
    assertFetchable(url, rules);
    const send = url.protocol === 'https:' ? requestByHttps : requestByHttp;
    const ask = (limited: AbortSignal): Promise<Response> =>
      new Promise((resolve, reject) => {
        const request = send(
          url,
          {
            method,
            headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
            signal: limited,
            ...(!rules.arePrivateUrlsAllowed && { lookup: lookupPublic }),
          },
          (answer) => readAnswer(answer, maxBytes).then(resolve, reject),
        );
        request.once('error', reject);
        request.end(body === undefined || body === null ? undefined : String(body));
      });
    return limitTime({ timeoutMs, signal }, ask);
  };
}

/** @throws {AddressForbidden} */
export function assertFetchable(url: URL, rules: FetchRules): void {
  const { arePrivateUrlsAllowed } = rules;
  if (!isListedHost(url.hostname, rules)) throw new AddressForbidden('Only hosts of the list are fetched');
  if (arePrivateUrlsAllowed) {
    if (!/^https?:$/.test(url.protocol)) throw new AddressForbidden('Only http and https are fetched');
    return;
  }
  if (url.protocol !== 'https:') throw new AddressForbidden('Only https is fetched');
  if (url.username || url.password) throw new AddressForbidden('An address with a user is not fetched');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocalName = host === 'localhost' || /\.(?:localhost|local|internal)\.?$/i.test(host);
  if (isLocalName || (isIP(host) !== 0 && !isPublicAddress(host))) {
    throw new AddressForbidden('Only public hosts are fetched');
  }
}

const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) callback(error, []);
    else if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))) {
      callback(new AddressForbidden('Only public hosts are fetched'), []);
    } else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Response> {
  const { statusCode: status = 500, headers } = answer;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new AnswerTooLarge(`An answer may not be larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  const known = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  return new Response(statusesWithoutBody.has(status) ? null : Buffer.concat(parts), {
    status,
    headers: known as [string, string][],
  });
}
