import { screen, waitFor, within } from '@testing-library/react';
import {
  type Answer,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
} from '../../testing/platform';
import talentEn from '../../locales/en/talent.json';
import talentId from '../../locales/id/talent.json';

const documentKey = 'POST /api/profile/v1/documents';
const checkKey = 'GET /api/billing/v1/entitlements/check';

const saved: { name: string; type: string }[] = [];

beforeAll(() => {
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob);
    return url;
  };
  URL.revokeObjectURL = (url: string) => void blobs.delete(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blobs.get(this.href)?.type ?? '' });
  });
});

beforeEach(() => {
  saved.length = 0;
});

const file = (disposition: string, type = 'application/pdf') =>
  new Response('%PDF', { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });

const included = (allowed: boolean) => Response.json({ allowed, available: Number(allowed), ends_at: null });

async function open({
  answers = [],
  userType = 'talent',
  language = 'en',
  checks = [included(false)],
}: {
  answers?: Answer[];
  /** Answers of svc-billing about premium templates. */
  checks?: Answer[];
  userType?: 'talent' | 'recruiter';
  language?: 'en' | 'id';
} = {}) {
  const rendered = renderSignedIn({
    path: '/profile',
    language,
    answers: {
      [profileKey]: [profileAnswer({ profile: { user_type: userType } })],
      [documentKey]: answers,
      [checkKey]: checks,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const panel = (name = talentEn.document.title) => within(screen.getByRole('region', { name }));
const bodyOf = (request: { body: unknown } | undefined) => JSON.parse(String(request?.body)) as unknown;

describe('making a resume', () => {
  test('in the template and language that were chosen, under the name the service gives it', async () => {
    const name = 'attachment; filename="?? - Resume.pdf"; filename*=UTF-8\'\'%C5%81o%C5%9B%20-%20Resume.pdf';
    const { user, sent } = await open({ answers: [file(name)] });
    await user.click(panel().getByRole('radio', { name: 'Modern' }));
    await user.click(panel().getByRole('radio', { name: talentEn.document.languages.id }));
    await user.click(panel().getByRole('button', { name: talentEn.document.pdf }));
    await screen.findByText(talentEn.document.saved);
    expect(saved).toEqual([{ name: 'Łoś - Resume.pdf', type: 'application/pdf' }]);
    expect(bodyOf(sent(documentKey)[0])).toEqual({ format: 'pdf', template: 'modern', language: 'id' });
  });

  test('begins in the language of the page', async () => {
    const { user, sent } = await open({ language: 'id', answers: [file('attachment; filename="Ayu.pdf"')] });
    await user.click(panel(talentId.document.title).getByRole('button', { name: talentId.document.pdf }));
    await screen.findByText(talentId.document.saved);
    expect(bodyOf(sent(documentKey)[0])).toEqual({ format: 'pdf', template: 'plain', language: 'id' });
  });

  test.each([
    [talentEn.document.docx, 'docx'],
    [talentEn.document.json, 'json'],
  ])('%s asks for that', async (button, format) => {
    const { user, sent } = await open({ answers: [file('attachment')] });
    await user.click(panel().getByRole('button', { name: button }));
    await waitFor(() => expect(saved).toMatchObject([{ name: `cv.${format}` }]));
    expect(bodyOf(sent(documentKey)[0])).toMatchObject({ format });
  });

  test('is asked for once, however often the button is pressed', async () => {
    let finish: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => (finish = resolve));
    const { user, sent } = await open({ answers: [() => slow] });
    await user.click(panel().getByRole('button', { name: talentEn.document.pdf }));
    const busy = panel().getByRole('button', { name: talentEn.document.busy });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await user.click(busy);
    await user.click(panel().getByRole('button', { name: talentEn.document.docx }));
    expect(sent(documentKey)).toHaveLength(1);
    finish(file('attachment; filename="Ayu.pdf"'));
    await screen.findByText(talentEn.document.saved);
  });

  test.each<[string, Answer, string]>([
    ['the platform is out of reach', new TypeError('Failed to fetch'), 'You seem to be offline.'],
    ['the account may not', problemAnswer(403, 'ACCESS_DENIED'), talentEn.states.denied],
    ['the service is away', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), talentEn.document.tryAgain],
    [
      'many were made',
      problemAnswer(429, 'RATE_LIMITED', { retryAfter: 600 }),
      'You can go on in 10 minutes.',
    ],
  ])('says so when %s, and can be tried again', async (_what, answer, text) => {
    const { user } = await open({ answers: [answer, file('attachment; filename="Ayu.pdf"')] });
    await user.click(panel().getByRole('button', { name: talentEn.document.pdf }));
    expect((await panel().findByRole('alert')).textContent).toContain(text);
    expect(saved).toEqual([]);
    await user.click(panel().getByRole('button', { name: talentEn.document.pdf }));
    await screen.findByText(talentEn.document.saved);
    expect(panel().queryByRole('alert')).toBeNull();
  });

  test('is not offered to a recruiter', async () => {
    await open({ userType: 'recruiter' });
    expect(screen.queryByRole('button', { name: talentEn.document.pdf })).toBeNull();
  });
});

describe('premium templates', () => {
  const premium = [/^Two columns/, /^Compact/, /^Timeline/];
  const radio = (name: RegExp) => panel().getByRole<HTMLInputElement>('radio', { name });
  const make = () => panel().getByRole('button', { name: talentEn.document.pdf });

  test('are shown to whoever has not bought them, with the way to the offer, and cannot be chosen', async () => {
    const { user, sent } = await open({ answers: [file('attachment; filename="Ayu.pdf"')] });
    await panel().findByText(talentEn.document.partOfPremium);
    const link = panel().getByRole('link', { name: talentEn.document.offer });
    expect(link.getAttribute('href')).toBe('/dashboard#plans');
    for (const name of premium) {
      expect(radio(name).disabled).toBe(true);
      expect(radio(name).closest('label')?.textContent).toContain('Premium');
      await user.click(radio(name));
      expect(radio(name).checked).toBe(false);
    }
    expect(radio(/^Plain/).disabled).toBe(false);
    await user.click(make());
    await screen.findByText(talentEn.document.saved);
    expect(bodyOf(sent(documentKey)[0])).toMatchObject({ template: 'plain' });
  });

  test('say the same in Indonesian', async () => {
    await open({ language: 'id' });
    const { findByText, getByRole } = panel(talentId.document.title);
    await findByText(talentId.document.partOfPremium);
    expect(getByRole('link', { name: talentId.document.offer }).getAttribute('href')).toBe(
      '/id/dashboard#plans',
    );
  });

  test('are chosen freely by whoever has bought them, and asked about once', async () => {
    const { user, sent } = await open({
      checks: [included(true)],
      answers: [file('attachment; filename="Ayu.pdf"')],
    });
    await waitFor(() => expect(sent(checkKey)).toHaveLength(1));
    expect(sent(checkKey)[0]?.path).toContain('?kind=cv_template_premium');
    await user.click(radio(/^Timeline/));
    await user.click(make());
    await screen.findByText(talentEn.document.saved);
    expect(bodyOf(sent(documentKey)[0])).toMatchObject({ template: 'timeline' });
    expect(panel().queryByText(talentEn.document.partOfPremium)).toBeNull();
    expect(sent(checkKey)).toHaveLength(1);
  });

  test('may be tried where nobody can say; a refusal names the offer, and is asked about again', async () => {
    const { user, sent } = await open({
      checks: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), included(false)],
      answers: [problemAnswer(403, 'TEMPLATE_NOT_INCLUDED')],
    });
    await waitFor(() => expect(sent(checkKey)).toHaveLength(1));
    await user.click(radio(/^Two columns/));
    await user.click(make());
    const alert = await panel().findByRole('alert');
    expect(alert.textContent).toContain('This template is part of Premium CV templates');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/dashboard#plans');
    await panel().findByText(talentEn.document.partOfPremium);
    expect(radio(/^Plain/).checked).toBe(true);
  });

  test('that cannot be written for the moment leave the free ones', async () => {
    const { user } = await open({
      checks: [included(true)],
      answers: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
    });
    await user.click(radio(/^Compact/));
    await user.click(make());
    const alert = await panel().findByRole('alert');
    expect(alert.textContent).toContain('Premium templates cannot be made right now.');
    expect(alert.textContent).toContain('choose a free template');
  });
});
