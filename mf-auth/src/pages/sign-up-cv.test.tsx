import { pendingCvs } from '@sabi/cv-report/pending-cv';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startJourney } from '../testing/journey';
import afterSubmitEn from '../locales/en/after-submit.json';
import authEn from '../locales/en/auth.json';
import authId from '../locales/id/auth.json';

const path = '/auth?mode=sign-up';
const save = jest.spyOn(pendingCvs, 'save');

beforeEach(() => save.mockReset().mockResolvedValue(undefined));

const input = (label = 'CV file') => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** jsdom's files lack `arrayBuffer`. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}
beforeAll(() => {
  Blob.prototype.arrayBuffer = arrayBuffer;
});

const buildCv = (name = 'CV Ayu.pdf', content = '%PDF-1.7 …') => new File([content], name);
const buildSized = (size: number) => {
  const file = buildCv();
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

function start(language: 'en' | 'id' = 'en', options: Parameters<typeof startJourney>[0] = {}) {
  const journey = startJourney({ path, language, ...options });
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const choose = (file: File) => user.upload(input(language === 'en' ? 'CV file' : 'File CV'), file);
  return { ...journey, user, choose };
}

async function send(user: ReturnType<typeof start>['user']) {
  for (const [label, value] of [
    ['First name', 'Ayu'],
    ['Last name', 'Lestari'],
    ['Email', 'ayu@mail.example'],
    ['Password', 'secret-words'],
    [authEn.fields.confirmPassword, 'secret-words'],
  ] as const) {
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(button('Sign up'));
}

const invalid = authEn.signUp.cv.faults.RESUME_EMPTY;

test.each([
  ['a picture', buildCv('CV.png', 'x'), authEn.signUp.cv.faults.RESUME_TYPE_UNSUPPORTED],
  ['a file over 10 MB', buildSized(10_485_761), authEn.signUp.cv.faults.RESUME_TOO_LARGE],
  ['an empty file', buildCv('CV.pdf', ''), invalid],
  ['a picture called .pdf', buildCv('CV.pdf', 'PNG'), invalid],
])('%s is refused at once, beside the button that chooses another', async (_name, file, text) => {
  const { choose } = start();
  await choose(file);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(text);
  expect(button(authEn.signUp.cv.choose).getAttribute('aria-describedby')).toContain(alert.id);
});

test('a refused file says so in Indonesian', async () => {
  const { choose } = start('id');
  await choose(buildCv('CV.png', 'x'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    authId.signUp.cv.faults.RESUME_TYPE_UNSUPPORTED,
  );
});

test('a CV can be dropped, seen, and taken away again', async () => {
  const { user } = start();
  fireEvent.drop(screen.getByTestId('cv-zone'), { dataTransfer: { files: [buildCv()] } });
  expect(await screen.findByText('CV Ayu.pdf')).toBeTruthy();
  await user.click(button('Remove CV Ayu.pdf'));
  expect(screen.queryByText('CV Ayu.pdf')).toBeNull();
  expect(document.activeElement).toBe(button(authEn.signUp.cv.choose));
});

test('a CV waits in the browser for the account it was chosen for, and nothing of it goes into the metadata', async () => {
  const { user, choose, calls } = start();
  const cv = buildCv();
  await choose(cv);
  await screen.findByText('CV Ayu.pdf');
  expect(save).not.toHaveBeenCalled();
  await send(user);
  await screen.findByText(afterSubmitEn.created.title);
  expect(screen.getByText(afterSubmitEn.created.cv.kept)).toBeTruthy();
  expect(save.mock.calls).toEqual([['ayu@mail.example', cv]]);
  expect(JSON.stringify(calls[0]?.input)).not.toContain('cv');
});

test('a browser that stores nothing is reported, and the account is there all the same', async () => {
  save.mockRejectedValue(new Error('QuotaExceededError'));
  const { user, choose } = start();
  await choose(buildCv());
  await screen.findByText('CV Ayu.pdf');
  await send(user);
  await screen.findByText(afterSubmitEn.created.title);
  expect(screen.getByText(/Your browser could not keep your CV/)).toBeTruthy();
});

test('without a CV nothing is kept and nothing said of one', async () => {
  const { user } = start();
  await send(user);
  await screen.findByText(afterSubmitEn.created.title);
  expect(save).not.toHaveBeenCalled();
  expect(screen.queryByText(/confirmed your email|could not keep/)).toBeNull();
});

test('a CV outlives a look at the other role and a switch of language, and no recruiter’s is kept', async () => {
  const before = start();
  const { user, choose, view } = before;
  await choose(buildCv());
  await screen.findByText('CV Ayu.pdf');
  await user.click(screen.getByRole('radio', { name: 'Recruiter' }));
  expect(screen.queryByText('CV Ayu.pdf')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Talent' }));
  expect(screen.getByText('CV Ayu.pdf')).toBeTruthy();
  view.unmount();
  start('id', { before });
  expect(screen.getByText('CV Ayu.pdf')).toBeTruthy();
});

test('an expired CV is removed when the page opens', async () => {
  const removeExpired = jest.spyOn(pendingCvs, 'removeExpired');
  start();
  await waitFor(() => expect(removeExpired).toHaveBeenCalled());
});
