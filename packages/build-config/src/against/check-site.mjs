// Whether a running site can show a remote of this machine.
import { Refusal } from './refusal.mjs';

const timeoutMs = 15_000;
/** As in packages/contracts/src/gateway/local-remote.ts. */
const localRemotePath = '/local-remote';

/** @type {Readonly<Record<string, string>>} */
const reasons = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNRESET: 'the connection was cut off',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted; NODE_EXTRA_CA_CERTS names one that is',
};

/**
 * @param {string} text of `--against`
 * @returns {URL}
 * @throws {Refusal}
 */
export function readSiteAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Refusal(
      `--against takes the address of a running site, such as https://staging.example, and "${text}" is none.`,
    );
  return url;
}

/**
 * @param {URL} address
 * @param {{ name: string, protocol: number, port: number, path: string }} remote
 * @returns {Promise<{ origin: string, question: string }>} the site's origin, and the page that asks before it shows the remote
 * @throws {Refusal}
 */
export async function checkSite(address, { name, protocol, port, path }) {
  const home = await ask(new URL('/', address));
  const { origin } = new URL(home.url);
  const data = readPageData(home.text);
  if (!data)
    throw new Refusal(
      `${origin} is not a Sabi site: its home page is none of a Sabi shell. Is the address right?`,
    );
  const { protocols } = data;
  if (!Array.isArray(protocols))
    throw new Refusal(`The site at ${origin} is older than this command, and shows no local versions.`);
  if (!protocols.includes(protocol))
    throw new Refusal(
      `${name} is built for protocol ${protocol} of the shell, and the shell of ${origin} mounts ${protocols.join(' and ')}. Work on it against a site of this version.`,
    );
  const question = new URL(localRemotePath, origin);
  question.search = new URLSearchParams({ remote: name, port: String(port), to: path }).toString();
  const { status } = await ask(question);
  if (status === 404)
    throw new Refusal(
      `${origin} does not allow local versions. Its operator does with LOCAL_REMOTES_ALLOWED=true of the gateway.`,
    );
  if (status !== 200)
    throw new Refusal(`${question.href} answered ${status}, so the site cannot show ${name} now.`);
  return { origin, question: question.href };
}

/** @param {URL} url @returns {Promise<{ url: string, status: number, text: string }>} @throws {Refusal} */
async function ask(url) {
  // As a connection that is closed before it was used leaves Node with a request that never settles, and nothing to wait for.
  const running = setInterval(() => undefined, timeoutMs);
  try {
    const headers = { Accept: 'text/html' };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    return { url: response.url, status: response.status, text: await response.text() };
  } catch (error) {
    throw new Refusal(`The site at ${url.origin} cannot be reached: ${reasonOf(error)}.`);
  } finally {
    clearInterval(running);
  }
}

/** @param {unknown} error of a failed fetch */
function reasonOf(error) {
  if (!(error instanceof Error)) return 'the request failed';
  if (error.name === 'TimeoutError') return `it did not answer within ${timeoutMs / 1000} seconds`;
  const cause = /** @type {{ code?: string, errors?: { code?: string }[] } | undefined} */ (error.cause);
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? '';
  return reasons[code] ?? (code || 'the request failed');
}

/** @param {string} html @returns {{ protocols?: unknown } | null} */
function readPageData(html) {
  const [, json] = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  try {
    return json ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}
