import { findDialog } from '@sabi/shell-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { profileAnswer, profileKey, renderSignedIn } from '../testing/platform';
import editingEn from '../locales/en/editing.json';
import talentEn from '../locales/en/talent.json';

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
  expect(await one.part.findByRole('progressbar', { name: talentEn.cv.stages.uploading })).toBeTruthy();
  expect(other.part.queryByRole('progressbar', { name: talentEn.cv.stages.uploading })).toBeNull();
  expect(other.part.getByRole<HTMLButtonElement>('button', { name: talentEn.cv.choose }).disabled).toBe(
    false,
  );
});

test('of two mounts at once, each opens its own dialog', async () => {
  const [one, other] = [mount(), mount()];
  const details = await other.part.findByRole('button', { name: talentEn.entries.editDetails });
  await one.user.click(await one.part.findByRole('button', { name: talentEn.entries.editSummary }));
  await findDialog(editingEn.titles.summary);
  fireEvent.click(details); // the first dialog bars the rest of the page from the pointer
  await findDialog(editingEn.titles.header);
  const titles = [editingEn.titles.summary, editingEn.titles.header].map(
    (title) => screen.queryAllByText(title).length,
  );
  expect(titles).toEqual([1, 1]);
});
