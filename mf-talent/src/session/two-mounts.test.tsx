import { findDialog } from '@sabi/shell-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { profileAnswer, profileKey, renderSignedIn } from '../testing/platform';

const mount = () => {
  const rendered = renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer()] },
    upload: (_path, { onSent }) => {
      onSent(0.4);
      return new Promise<Response>(() => undefined);
    },
  });
  return { ...rendered, part: within(rendered.view.container) };
};
const cv = new File(['%PDF-1.7'], 'CV Ayu.pdf', { type: 'application/pdf' });

test('of two mounts at once, the one that sends a CV alone shows its progress', async () => {
  const [one, other] = [mount(), mount()];
  await other.part.findByLabelText('CV file');
  await one.user.upload(await one.part.findByLabelText('CV file'), cv);
  expect(await one.part.findByRole('progressbar', { name: 'Uploading your file' })).toBeTruthy();
  expect(other.part.queryByRole('progressbar', { name: 'Uploading your file' })).toBeNull();
  expect(other.part.getByRole<HTMLButtonElement>('button', { name: 'Choose a file' }).disabled).toBe(false);
});

test('of two mounts at once, each opens its own dialog', async () => {
  const [one, other] = [mount(), mount()];
  const details = await other.part.findByRole('button', { name: 'Edit details' });
  await one.user.click(await one.part.findByRole('button', { name: 'Edit summary' }));
  await findDialog('Edit your summary');
  fireEvent.click(details); // the first dialog bars the rest of the page from the pointer
  await findDialog('Edit your details');
  const titles = ['Edit your summary', 'Edit your details'].map(
    (title) => screen.queryAllByText(title).length,
  );
  expect(titles).toEqual([1, 1]);
});
