import { act, screen, waitFor } from '@testing-library/react';
import type { UploadInit } from '@sabi/shell-sdk';
import {
  buildCv,
  createEventStream,
  eventsKey,
  profileAnswer,
  profileKey,
  renderSignedIn,
} from '../../testing/platform';
import talentEn from '../../locales/en/talent.json';

const file = () => new File(['%PDF-1.7'], 'CV Ayu.pdf', { type: 'application/pdf' });
const bar = () => screen.getByRole('progressbar', { name: talentEn.cv.stages.uploading });

test('how much of a CV has been sent is shown, and announced at every quarter', async () => {
  const stream = createEventStream();
  let sending: UploadInit | undefined;
  let answer: (response: Response) => void = () => undefined;
  const upload = (_path: string, init: UploadInit) => {
    sending = init;
    return new Promise<Response>((resolve) => (answer = resolve));
  };
  const { user } = renderSignedIn({
    path: '/profile',
    upload,
    answers: { [profileKey]: [profileAnswer()], [eventsKey]: [stream.response] },
  });
  await user.upload(await screen.findByLabelText('CV file'), file());
  await waitFor(() => expect(sending).toBeDefined());
  await waitFor(() => expect(bar().hasAttribute('aria-valuenow')).toBe(false));
  act(() => sending?.onSent(0.426));
  expect(bar().getAttribute('aria-valuenow')).toBe('42');
  expect(screen.getByText('42%')).toBeTruthy();
  expect(screen.getByText('25%').getAttribute('aria-live')).toBe('polite');
  expect((sending!.body as File).name).toBe('CV Ayu.pdf');

  answer(Response.json({ resume: buildCv() }));
  await screen.findByText(talentEn.cv.stages.queued);
  expect(screen.queryByText('42%')).toBeNull();
  await waitFor(() => {
    stream.send(buildCv({ state: 'parsing', progress_percent: 40 }));
    expect(screen.getByText('40%')).toBeTruthy();
  });
});
