import { request } from 'node:http';
import { createTalent } from '../support/account';
import { listListeningPorts } from '../support/listening-ports';
import { expect, test } from '../support/test';

const mongodSaysNo = 'It looks like you are trying to access MongoDB over HTTP';

/** Sends a request with a foreign Host, as after DNS rebinding; null where the port speaks no HTTP. */
function askAsRebound(port: number): Promise<{ status: number; text: string } | null> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, headers: { Host: 'rebound.example' } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    // A broker waits for more bytes of its protocol.
    asked.setTimeout(5000, () => asked.destroy());
    asked.once('error', () => resolve(null));
    asked.end();
  });
}

test('no port of the platform answers to a name that a page has given its address', async ({ platform }) => {
  const { pid, url, mailboxUrl, modelUrl } = platform;
  test.skip(
    pid === undefined || process.platform !== 'linux',
    'Who listens is read from the kernel of Linux',
  );
  const ports = listListeningPorts(pid ?? 0);
  const known = [url, mailboxUrl, modelUrl].map((each) => Number(new URL(each).port));
  expect(ports).toEqual(expect.arrayContaining(known));
  const answers = await Promise.all(ports.map(async (port) => ({ port, answer: await askAsRebound(port) })));
  const spoken = answers.filter(({ answer }) => answer !== null && !answer.text.startsWith(mongodSaysNo));
  expect(spoken.length).toBeGreaterThan(known.length);
  expect(spoken.filter(({ answer }) => answer?.status !== 421)).toEqual([]);
});

test('a page of another origin reads no mail and deletes none', async ({ page, platform, mailbox }) => {
  const { email } = await createTalent({ siteUrl: platform.url, mailbox });
  const count = (await mailbox.listMails(email)).length;
  await page.goto('/');
  const outcomes = await page.evaluate(
    async (mails) =>
      Promise.all(
        [
          fetch(mails),
          fetch(`${mails}/all`, { method: 'DELETE' }),
          fetch(mails, { credentials: 'include' }),
        ].map((asked) =>
          asked.then(
            (response) => response.status,
            () => 'refused',
          ),
        ),
      ),
    `${platform.mailboxUrl}/api/email`,
  );
  // The site's content policy blocks it first; a site without one is tested below.
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
  await page.goto(`${platform.modelUrl}/v1/models`);
  const elsewhere = await page.evaluate(
    (mails) =>
      fetch(`${mails}/all`, { method: 'DELETE' }).then(
        ({ status }) => status,
        () => 'refused',
      ),
    `${platform.mailboxUrl}/api/email`,
  );
  expect(elsewhere).toBe('refused');
  expect(await mailbox.listMails(email)).toHaveLength(count);
  await page.goto(platform.mailboxUrl);
  await expect(page.getByText(email).first()).toBeVisible();
});
