import { act, screen, waitFor } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/editor.json';
import {
  buildJob,
  buildPosting,
  jobId,
  keys,
  problem,
  renderHire,
  type SentRequest,
} from '../testing/platform';

const path = `/hire/companies/kopi-pagi/jobs/${jobId}`;
const clean = { verdict: 'ok', score: 0, findings: [], version: '1' };
const fee = {
  rule: 'fee',
  points: 60,
  blocks: true,
  field: 'text',
  quote: 'biaya pendaftaran',
  start: 6,
  end: 23,
  sentence: { en: 'A fee may not be asked for.', id: 'Biaya tidak boleh diminta.' },
  fix: { en: 'Leave the fee out.', id: 'Hapus biayanya.' },
};
const blocked = { verdict: 'block', score: 60, findings: [fee], version: '1' };
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: en.fields.text });
/** Stored as sent, with the next version. */
const saves = ({ body }: SentRequest) => {
  const { version, posting } = body as { version: number; posting: object };
  return buildJob({ version: version + 1, posting });
};

beforeEach(() => sessionStorage.clear());

test('a draft is saved while it is written, version after version', async () => {
  const { user, sent } = renderHire({
    path,
    answers: { [keys.job]: [buildJob()], [keys.lint]: [clean], [keys.save]: [saves] },
  });
  await user.type(await text(), ' Dan teh.');
  await waitFor(() => expect(sent(keys.save)).toHaveLength(1), { timeout: 10_000 });
  expect(sent(keys.save)[0]?.body).toMatchObject({
    version: 1,
    posting: { text: 'Menyajikan kopi. Dan teh.' },
  });
  await screen.findByText(/^Saved at/, undefined, { timeout: 10_000 });
  await user.type(await text(), ' Lagi.');
  await waitFor(() => expect(sent(keys.save)[1]?.body).toMatchObject({ version: 2 }), { timeout: 10_000 });
});

test('what the rules block is not sent for publication, and its reason, quote and fix are shown', async () => {
  const posting = { text: 'Bayar biaya pendaftaran.' };
  const { user, sent } = renderHire({
    path,
    answers: { [keys.job]: [buildJob({ posting })], [keys.lint]: [blocked], [keys.publish]: [buildJob()] },
  });
  await user.click(await screen.findByRole('button', { name: en.publish.publish }));
  const notice = await screen.findByText(en.blocked.title);
  expect(notice.closest('[role="alert"]')?.textContent).toContain(fee.fix.en);
  expect(sent(keys.publish)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: en.findings.show }).at(-1) as HTMLElement);
  const area = await text();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(fee.quote);
});

test('what a published job needs is named before anything is sent', async () => {
  const { user, sent } = renderHire({
    path,
    answers: { [keys.job]: [buildJob({ posting: { pay: null, areas: [] } })], [keys.lint]: [clean] },
  });
  await user.click(await screen.findByRole('button', { name: en.publish.publish }));
  await user.click(await screen.findByRole('button', { name: en.missing.pay }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: en.fields.pay_min }));
  expect(sent(keys.publish)).toEqual([]);
});

describe('where another member has saved meanwhile', () => {
  const theirs = buildJob({ version: 5, posting: { text: 'Milik mereka.' } });
  const write = async () => {
    const shown = renderHire({
      path,
      answers: {
        [keys.job]: [buildJob(), theirs],
        [keys.lint]: [clean],
        [keys.save]: [problem(409, 'JOB_CHANGED'), saves],
      },
    });
    await shown.user.type(await text(), ' Milik saya.');
    await screen.findByText(en.conflict.title, undefined, { timeout: 10_000 });
    return shown;
  };

  test('the text stays, and is saved on top of theirs where the writer says so', async () => {
    const { user, sent } = await write();
    expect((await text()).value).toBe('Menyajikan kopi. Milik saya.');
    await user.click(screen.getByRole('button', { name: en.conflict.keepMine }));
    await waitFor(() => expect(sent(keys.save)).toHaveLength(2));
    expect(sent(keys.save)[1]?.body).toMatchObject({
      version: 5,
      posting: buildPosting({ text: 'Menyajikan kopi. Milik saya.' }),
    });
  });

  test('theirs can be taken, and one’s own brought back', async () => {
    const { user } = await write();
    await user.click(screen.getByRole('button', { name: en.conflict.takeTheirs }));
    expect((await text()).value).toBe('Milik mereka.');
    await user.click(screen.getByRole('button', { name: en.conflict.bringBack }));
    expect((await text()).value).toBe('Menyajikan kopi. Milik saya.');
  });
});

test('lists are written by keyboard: Enter adds a line, Alt moves it, Backspace removes an empty one', async () => {
  const { user } = renderHire({ path, answers: { [keys.job]: [buildJob()], [keys.lint]: [clean] } });
  await user.click(await screen.findByRole('button', { name: en.requirements.add }));
  await act(async () => undefined);
  await user.keyboard('Ramah{Enter}Teliti{Alt>}{ArrowUp}{/Alt}');
  const line = (number: number) =>
    screen.getByRole<HTMLInputElement>('textbox', {
      name: en.requirements.line.replace('{{number}}', String(number)),
    });
  expect([line(1).value, line(2).value]).toEqual(['Teliti', 'Ramah']);
  expect(document.activeElement).toBe(line(1));
  await user.clear(line(1));
  await user.keyboard('{Backspace}');
  expect(line(1).value).toBe('Ramah');
});
