import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { type Language, languages } from '@sabi/contracts/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/editor.json';
import hireEn from '../locales/en/hire.json';
import id from '../locales/id/editor.json';
import {
  buildJob,
  buildPosting,
  jobId,
  keys,
  problem,
  renderHire,
  type SentRequest,
} from '../testing/platform';
import { blockingRules, checkByRules } from '../testing/posting-rules';

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
const verified = {
  ...{ rule: 'verified', points: -20, blocks: false, field: 'sender', quote: '', start: 0, end: 0 },
  sentence: { en: 'The company is verified.', id: 'Perusahaan terverifikasi.' },
  fix: { en: '', id: '' },
};
const blocked = { verdict: 'block', score: 40, findings: [fee, verified], version: '1' };
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
  expect(screen.queryByText(verified.sentence.en, { exact: false })).toBeNull();
  expect(sent(keys.publish)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: en.findings.show }).at(-1) as HTMLElement);
  const area = await text();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(fee.quote);
});

const blockedSentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    fee: 'A registration fee of IDR 200,000 applies to all candidates.',
    'document-pledge': 'We keep the original diploma of every employee.',
    age: 'Applicants must be under 35 years old.',
    sex: 'Female candidates only.',
    looks: 'Good looking.',
    'marital-status': 'Candidates must be single.',
    height: 'At least 170 cm tall.',
    religion: 'Only Christian candidates.',
    ethnicity: 'Of Chinese descent.',
    skin: 'Fair skin preferred.',
  },
  id: {
    fee: 'Pelamar wajib membayar biaya pendaftaran Rp150.000.',
    'document-pledge': 'Ijazah asli ditahan selama kontrak.',
    age: 'Usia maksimal 27 tahun.',
    sex: 'Khusus wanita.',
    looks: 'Berpenampilan menarik.',
    'marital-status': 'Belum menikah.',
    height: 'Tinggi badan minimal 160 cm.',
    religion: 'Beragama Islam.',
    ethnicity: 'Diutamakan suku Jawa.',
    skin: 'Berkulit putih.',
  },
};

test.each(languages)(
  'each kind that blocks is shown with its reason, quote and fix (%s)',
  async (language) => {
    const t = { en, id }[language];
    const sentences = blockedSentences[language];
    expect([...Object.keys(sentences), 'pay-range'].sort()).toEqual([...blockingRules].sort());
    const posting = { language, text: Object.values(sentences).join('\n') };
    const lint = ({ body }: SentRequest) => checkByRules((body as { posting: Posting }).posting);
    const { user, sent } = renderHire({
      path,
      language,
      answers: { [keys.job]: [buildJob({ posting })], [keys.lint]: [lint], [keys.save]: [saves] },
    });
    const { findings } = checkByRules(buildPosting(posting));
    expect(findings.map(({ rule }) => rule)).toEqual(Object.keys(sentences));
    await user.click(await screen.findByRole('button', { name: t.publish.publish }));
    const notice = (await screen.findByText(t.blocked.title)).closest<HTMLElement>('[role="alert"]');
    const lists = [
      within(notice as HTMLElement),
      within(screen.getByRole('list', { name: t.findings.label })),
    ];
    for (const list of lists)
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        findings.map(
          ({ sentence, quote, fix }) =>
            `${t.findings.blocks} ${sentence[language]}“${quote}” ${t.findings.show}${fix[language]}`,
        ),
      );
    expect(sent(keys.publish)).toEqual([]);

    const lowestPay = screen.getByRole('textbox', { name: t.fields.pay_min });
    await user.clear(lowestPay);
    await user.type(lowestPay, 'UMR');
    const [payRange] = checkByRules(buildPosting({ pay: null })).findings;
    const reason = payRange?.sentence[language] as string;
    expect(await screen.findByText(reason, { exact: false }, { timeout: 10_000 })).toBeTruthy();
  },
);

test.each([
  ['no pay', null],
  ['a reversed range of pay', { ...buildPosting().pay, min: 9_000_000 } as Posting['pay']],
])('what a published job needs is named before anything is sent, with %s', async (_which, pay) => {
  const { user, sent } = renderHire({
    path,
    answers: { [keys.job]: [buildJob({ posting: { pay, areas: [] } })], [keys.lint]: [clean] },
  });
  await user.click(await screen.findByRole('button', { name: en.publish.publish }));
  await user.click(await screen.findByRole('button', { name: en.missing.pay }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: en.fields.pay_min }));
  expect(sent(keys.publish)).toEqual([]);
});

test('a finding listed above the form leads to its line, and selects what it quotes', async () => {
  const lines = ['Teliti', 'Jujur, teliti, dan beragama Islam'];
  const posting = buildPosting({ requirements: lines.map((line) => ({ text: line, must: true })) });
  const { user } = renderHire({
    path,
    answers: { [keys.job]: [buildJob({ posting })], [keys.lint]: [checkByRules(posting)] },
  });
  await user.click(await screen.findByRole('button', { name: en.publish.publish }));
  await user.click(await screen.findByRole('button', { name: en.findings.show }));
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: 'Requirement 2' });
  expect(document.activeElement).toBe(line);
  expect(line.value.slice(Number(line.selectionStart), Number(line.selectionEnd))).toBe('beragama Islam');
});

test('what is missing leads from the preview back to the form; once published, the focus stays in the bar', async () => {
  const { user } = renderHire({
    path,
    answers: {
      [keys.job]: [buildJob({ posting: { areas: [] } })],
      [keys.lint]: [clean],
      [keys.save]: [saves],
      [keys.publish]: [buildJob({ state: 'published', version: 3 })],
    },
  });
  const write = await screen.findByRole('button', { name: en.view_.write });
  await user.click(screen.getByRole('button', { name: en.view_.preview }));
  expect(write.getAttribute('aria-pressed')).toBe('false');
  const publish = screen.getByRole('button', { name: en.publish.publish });
  await user.click(publish);
  await screen.findByRole('button', { name: en.missing.areas });
  expect(write.getAttribute('aria-pressed')).toBe('true');
  await user.selectOptions(screen.getByRole('combobox', { name: en.fields.mode }), 'remote');
  await user.click(publish);
  const view = await screen.findByRole('link', { name: en.view });
  expect(document.activeElement?.contains(view)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a job that the staff has hidden says why, and where to object', async () => {
  const frozen = { frozen_at: '2026-11-21T03:00:00.000Z', frozen_reason: 'It asks for a fee.' };
  renderHire({
    path,
    answers: { [keys.job]: [buildJob({ state: 'published', ...frozen })], [keys.lint]: [clean] },
  });
  expect(await screen.findByText('It asks for a fee.')).toBeTruthy();
  expect(screen.getByText(hireEn.jobs.frozenShort)).toBeTruthy();
  const contact = screen.getByRole('link', { name: hireEn.approval.contact });
  expect(contact.getAttribute('href')).toBe('/contact-us');
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
