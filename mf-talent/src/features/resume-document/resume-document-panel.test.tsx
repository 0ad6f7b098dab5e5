import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, problemAnswer, profileAnswer, profileKey, renderMember } from '../../testing/platform';

const documentKey = 'POST /api/profile/v1/documents';

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

async function open({
  answers = [],
  userType = 'talent',
  language = 'en',
}: {
  answers?: Answer[];
  userType?: 'talent' | 'recruiter';
  language?: 'en' | 'id';
} = {}) {
  const member = renderMember({
    path: '/profile',
    language,
    answers: { [profileKey]: [profileAnswer({ profile: { user_type: userType } })], [documentKey]: answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return member;
}

const panel = (name = 'Resume to send') => within(screen.getByRole('region', { name }));
const bodyOf = (request: { body: unknown } | undefined) => JSON.parse(String(request?.body)) as unknown;

describe('making a resume', () => {
  test('in the template and language that were chosen, under the name the service gives it', async () => {
    const name = 'attachment; filename="?? - Resume.pdf"; filename*=UTF-8\'\'%C5%81o%C5%9B%20-%20Resume.pdf';
    const { user, sent } = await open({ answers: [file(name)] });
    await user.click(panel().getByRole('radio', { name: 'Modern' }));
    await user.click(panel().getByRole('radio', { name: 'Bahasa Indonesia' }));
    await user.click(panel().getByRole('button', { name: 'Generate PDF Resume' }));
    await screen.findByText('Your resume has been downloaded');
    expect(saved).toEqual([{ name: 'Łoś - Resume.pdf', type: 'application/pdf' }]);
    expect(bodyOf(sent(documentKey)[0])).toEqual({ format: 'pdf', template: 'modern', language: 'id' });
  });

  test('begins in the language of the page', async () => {
    const { user, sent } = await open({ language: 'id', answers: [file('attachment; filename="Ayu.pdf"')] });
    await user.click(panel('Resume untuk dikirim').getByRole('button', { name: 'Buat Resume PDF' }));
    await screen.findByText('Resume Anda sudah diunduh');
    expect(bodyOf(sent(documentKey)[0])).toEqual({ format: 'pdf', template: 'plain', language: 'id' });
  });

  test.each([
    ['Download Word (DOCX)', 'docx'],
    ['Download JSON Resume', 'json'],
  ])('%s asks for that', async (button, format) => {
    const { user, sent } = await open({ answers: [file('attachment')] });
    await user.click(panel().getByRole('button', { name: button }));
    await waitFor(() => expect(saved).toMatchObject([{ name: `resume.${format}` }]));
    expect(bodyOf(sent(documentKey)[0])).toMatchObject({ format });
  });

  test('is asked for once, however often the button is pressed', async () => {
    let finish: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => (finish = resolve));
    const { user, sent } = await open({ answers: [() => slow] });
    await user.click(panel().getByRole('button', { name: 'Generate PDF Resume' }));
    const busy = panel().getByRole('button', { name: 'Preparing...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await user.click(busy);
    await user.click(panel().getByRole('button', { name: 'Download Word (DOCX)' }));
    expect(sent(documentKey)).toHaveLength(1);
    finish(file('attachment; filename="Ayu.pdf"'));
    await screen.findByText('Your resume has been downloaded');
  });

  test.each<[string, Answer, string]>([
    ['the platform is out of reach', new TypeError('Failed to fetch'), 'You seem to be offline.'],
    ['the service is away', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), 'Please try again in a moment.'],
    [
      'many were made',
      problemAnswer(429, 'RATE_LIMITED', { retryAfter: 600 }),
      'You can go on in 10 minutes.',
    ],
  ])('says so when %s, and can be tried again', async (_what, answer, text) => {
    const { user } = await open({ answers: [answer, file('attachment; filename="Ayu.pdf"')] });
    await user.click(panel().getByRole('button', { name: 'Generate PDF Resume' }));
    expect((await panel().findByRole('alert')).textContent).toContain(text);
    expect(saved).toEqual([]);
    await user.click(panel().getByRole('button', { name: 'Generate PDF Resume' }));
    await screen.findByText('Your resume has been downloaded');
    expect(panel().queryByRole('alert')).toBeNull();
  });

  test('is not offered to a recruiter', async () => {
    await open({ userType: 'recruiter' });
    expect(screen.queryByRole('button', { name: 'Generate PDF Resume' })).toBeNull();
  });
});
