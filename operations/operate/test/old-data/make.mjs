#!/usr/bin/env node
// Writes the fixture in `backup/`, `facts.json` and `topology.json`: data of invented people, as written by the code of an earlier
// commit. Linux only. Usage, from the repository's root, after `npm run build -w operations/operate`:
//   git archive 6b143749 | tar -x -C OLD && (cd OLD && npm ci && npm run build)
//   node operations/operate/test/old-data/make.mjs OLD
// That is the first commit in which everything is there that is made here. It starts the earlier platform (`npm start` of that
// commit, with its MongoDB and RabbitMQ) on ports 18180 to 18183 and uses it over HTTP. Then it kills the broker and goes on, so that
// messages of that commit are left in the outboxes, kills the platform, and saves its databases and files by `operate backup`.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const [old] = process.argv.slice(2);
if (!old) throw new Error('Usage: node make.mjs FOLDER, with the built checkout of the earlier commit');
const checkout = resolve(old);
const here = import.meta.dirname;
const root = join(here, '../../../..');
const databases = ['identity', 'profile', 'ai', 'billing', 'platform'];
const site = 'http://127.0.0.1:18180';
const mailbox = 'http://127.0.0.1:18181';
const payments = 'http://127.0.0.1:18183';
const password = 'jendela-7-biru';
/** Given to the services of now as well, as links that were given out are signed by them. They protect nothing. */
const secrets = Object.fromEntries(
  ['mailToken', 'fileLink', 'unsubscribe', 'shareLink', 'publishToken', 'visitor'].map((name) => [
    name,
    createHash('sha256').update(`old data: ${name}`).digest('base64url'),
  ]),
);

/** @param {string} url @param {unknown} [body] @param {Record<string, string>} [headers] */
async function send(url, body, headers = {}, method = 'POST') {
  const isText = body === undefined || Buffer.isBuffer(body);
  const response = await fetch(url.startsWith('/') ? `${site}${url}` : url, {
    method,
    headers: { ...(isText ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isText ? /** @type {Buffer} */ (body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
}

/** @template T @param {() => Promise<T | undefined | false | null>} find @returns {Promise<T>} */
async function waitFor(find) {
  for (;;) {
    const found = await find().catch(() => undefined);
    if (found) return found;
    await delay(250);
  }
}

/** @param {Record<string, string>} headers @param {string} path */
const get = (headers, path) => send(path, undefined, headers, 'GET');

/** @param {string} email @param {Record<string, string>} data */
async function createAccount(email, data) {
  await send('/auth/v1/signup', { email, password, data });
  const token = await waitFor(async () => {
    const mails = /** @type {{ id: string, to: { address: string }[] }[]} */ (
      await send(`${mailbox}/api/email`, undefined, {}, 'GET')
    );
    const mail = mails.find(({ to }) => to.some(({ address }) => address === email));
    const source =
      mail && JSON.stringify(await send(`${mailbox}/api/email/${mail.id}`, undefined, {}, 'GET'));
    return /token=([0-9a-f]+)/.exec(source ?? '')?.[1];
  });
  const session = await send('/auth/v1/verify', { type: 'signup', token_hash: token });
  return { id: session.user.id, headers: { Authorization: `Bearer ${session.access_token}` } };
}

/** @param {{ id: string, headers: Record<string, string> }} account @param {string} file */
async function uploadCv({ id, headers }, file) {
  const content = readFileSync(join(checkout, 'packages/test-kit/fixtures/cv', file));
  const path = `/storage/v1/object/profile-assets/${id}/cv_${Date.now()}.pdf?name=${file}`;
  const { resume, Key: key } = await send(path, content, { ...headers, 'Content-Type': 'application/pdf' });
  return { resumeId: resume.id, key, name: file, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Mails are the last thing that messages lead to. */
async function waitForQuietMailbox() {
  const count = async () => (await send(`${mailbox}/api/email`, undefined, {}, 'GET')).length;
  for (let before = -1, now = await count(); before !== now; before = now, now = await count())
    await delay(10_000);
}

/** @param {string} message */
const contactFrom = (message) => ({
  kind: 'contact',
  ...{ first_name: 'Rangga', last_name: 'Wirawan', email: 'rangga.wirawan@sabi.test', language: 'id' },
  ...{ company_name: 'PT Contoh Sejahtera', inquiry_type: 'partnership', message },
});

/** @param {string} dataDir */
async function use(dataDir) {
  const talent = await createAccount('dewi.anggraini@sabi.test', {
    ...{ user_type: 'talent', first_name: 'Dewi', last_name: 'Anggraini', position_interest: 'Data Analyst' },
  });
  const recruiter = await createAccount('bima.santoso@sabi.test', {
    ...{ user_type: 'recruiter', first_name: 'Bima', last_name: 'Santoso', title: 'HR Manager' },
  });
  const { headers } = talent;
  const cv = await uploadCv(talent, 'id-typst-two-column.pdf');
  await waitFor(
    async () => (await get(headers, `/api/profile/v1/resumes/${cv.resumeId}`)).state === 'parsed',
  );
  const share = await send(
    '/api/profile/v1/share-links',
    { label: 'Untuk PT Contoh', days: 90, language: 'id', shows_contact: false, shows_full_name: true },
    headers,
  );
  const conversationId = randomUUID();
  const question = 'Bagaimana cara menulis ringkasan CV yang baik?';
  await send(
    '/functions/v1/ai-consultant',
    { message: question, type: 'talent', conversation_id: conversationId },
    { ...headers, 'Accept-Language': 'id' },
  );
  const order = await send(
    '/functions/v1/xendit-payment',
    { paymentType: 'subscription', planType: 'basic', amount: 350_000 },
    headers,
  );
  const invoiceId = new URL(order.invoice_url).pathname.split('/').at(-1);
  await send(`${payments}/sandbox/invoices/${invoiceId}/pay`, { channel: 'BCA' });
  const receipt = await waitFor(async () => (await get(headers, '/api/billing/v1/receipts')).receipts[0]);
  const message = 'Kami ingin bekerja sama dengan Sabi untuk merekrut analis data.';
  await send('/api/profile/v1/inquiries', contactFrom(message));
  await waitForQuietMailbox();
  process.kill(findProcess('beam.smp', dataDir), 'SIGKILL');
  const waiting = {
    cv: await uploadCv(talent, 'en-weasyprint-classic.pdf'),
    message: 'Pesan kedua: apakah ada paket untuk perusahaan kecil?',
  };
  await send('/api/profile/v1/inquiries', contactFrom(waiting.message));
  return {
    talent: { id: talent.id, email: 'dewi.anggraini@sabi.test', lastName: 'Anggraini' },
    recruiter: { id: recruiter.id, email: 'bima.santoso@sabi.test' },
    ...{ cv, share: { id: share.id, url: share.url }, conversation: { id: conversationId, question } },
    payment: { orderId: order.order_id, amount: 350_000, receiptNumber: receipt.number },
    ...{ message, waiting },
  };
}

/** Finds a process of the platform by its program and its data folder. @param {string} program @param {string} dataDir */
function findProcess(program, dataDir) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const own = readlinkSync(`/proc/${pid}/exe`).endsWith(program);
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (own && words.includes(dataDir)) return Number(pid);
    } catch {
      // It has ended meanwhile, or belongs to another user.
    }
  }
  throw new Error(`The platform has no ${program}`);
}

/** What that commit's code declares at the broker, by its own sources. */
function recordTopology() {
  const entry = join(checkout, 'record-topology.ts');
  const bundle = join(checkout, 'record-topology.mjs');
  writeFileSync(
    entry,
    `import { queues } from '@sabi/contracts/messages/queues';
import { assertTopology } from './packages/event-bus/src/amqp-topology';
const calls: unknown[] = [];
const channel = new Proxy({}, { get: (_, name) => async (...args: unknown[]) => void calls.push([name, ...args]) });
await assertTopology(channel as never, queues);
console.log(JSON.stringify(calls));
`,
  );
  execFileSync(
    join(checkout, 'node_modules/.bin/esbuild'),
    [entry, '--bundle', '--platform=node', '--format=esm', `--outfile=${bundle}`, '--log-level=error'],
    { cwd: checkout },
  );
  return JSON.parse(execFileSync(process.execPath, [bundle], { encoding: 'utf8' }));
}

const dataDir = mkdtempSync(join(tmpdir(), 'sabi-old-data-'));
writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets));
const log = openSync(join(dataDir, 'platform.log'), 'a');
const platform = spawn(process.execPath, ['local/dist/main.js'], {
  cwd: checkout,
  stdio: ['ignore', log, log],
  env: {
    ...process.env,
    ...{ PORT: '18180', MAIL_WEB_PORT: '18181', SANDBOX_OIDC_PORT: '18182', SANDBOX_XENDIT_PORT: '18183' },
    DATA_DIR: dataDir,
  },
});
try {
  await waitFor(async () => (await fetch(`${site}/healthz/ready`)).ok);
  const facts = await use(dataDir);
  const words = readFileSync(`/proc/${findProcess('mongod', dataDir)}/cmdline`, 'utf8').split('\0');
  const port = words[words.indexOf('--port') + 1];
  const backup = join(here, 'backup');
  rmSync(backup, { recursive: true, force: true });
  mkdirSync(backup);
  process.kill(platform.pid ?? 0, 'SIGSTOP'); // nothing is written any more
  execFileSync(process.execPath, [join(root, 'operations/operate/dist/main.js'), 'backup', backup], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MONGODB_URI: `mongodb://127.0.0.1:${port}/?replicaSet=rs0`,
      FILE_STORE_DIR: join(dataDir, 'files'),
      ...{ DATABASES: databases.join(','), OPERATOR: 'fixture' },
    },
  });
  writeFileSync(join(here, 'facts.json'), `${JSON.stringify({ ...facts, secrets }, null, 2)}\n`);
  writeFileSync(join(here, 'topology.json'), `${JSON.stringify(recordTopology(), null, 1)}\n`);
} finally {
  platform.kill('SIGKILL');
  for (const program of ['mongod', 'beam.smp']) {
    try {
      process.kill(findProcess(program, dataDir), 'SIGKILL');
    } catch {
      // It has ended with the platform.
    }
  }
  console.log(`Log of the earlier platform: ${dataDir}/platform.log`);
}
