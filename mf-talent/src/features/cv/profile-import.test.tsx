import { screen, waitFor } from '@testing-library/react';
import {
  type Answer,
  buildCvImportSummary,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
} from '../../testing/platform';
import talentEn from '../../locales/en/talent.json';

const importKey = 'POST /api/profile/v1/imports/linkedin';
const buildFile = (size = 100) => {
  const file = new File(['PK'], 'Export.zip', { type: 'application/zip' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

async function choose(answers: Answer[], file = buildFile()) {
  const rendered = renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer()], [importKey]: answers },
  });
  await rendered.user.click(await screen.findByText(talentEn.cv.imports.linkedin.title));
  await rendered.user.upload(screen.getByLabelText(talentEn.cv.imports.linkedin.fileInput), file);
  return rendered;
}

test('a file that is read leads to its import', async () => {
  const { sent, navigations } = await choose([Response.json(buildCvImportSummary({ kind: 'linkedin' }))]);
  await waitFor(() => expect(navigations).toMatchObject([{ to: '/profile/review' }]));
  expect(sent(importKey)[0]?.path).toContain('name=Export.zip');
});

test.each([
  [problemAnswer(422, 'IMPORT_INVALID'), 'This is not a copy of your data from LinkedIn'],
  [problemAnswer(413, 'REQUEST_TOO_LARGE'), talentEn.cv.faults.RESUME_TOO_LARGE],
  [problemAnswer(429, 'RATE_LIMITED'), 'There were too many uploads.'],
  [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), 'Our service is not answering just now.'],
  [problemAnswer(403, 'ACCESS_DENIED'), talentEn.states.denied],
  [new TypeError('Failed to fetch'), 'We cannot reach our service.'],
])('what cannot be imported says why (%#)', async (answer, text) => {
  await choose([answer]);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('a file that is too large is not sent', async () => {
  const { sent } = await choose([], buildFile(10_485_761));
  expect((await screen.findByRole('alert')).textContent).toContain(talentEn.cv.faults.RESUME_TOO_LARGE);
  expect(sent(importKey)).toEqual([]);
});

test('a JSON Resume goes the same way', async () => {
  const key = 'POST /api/profile/v1/imports/json-resume';
  const { user, sent, navigations } = renderSignedIn({
    path: '/profile',
    answers: {
      [profileKey]: [profileAnswer()],
      [key]: [
        problemAnswer(422, 'IMPORT_INVALID'),
        Response.json(buildCvImportSummary({ kind: 'json-resume' })),
      ],
    },
  });
  await user.click(await screen.findByText(talentEn.cv.imports.jsonResume.title));
  const file = new File(['{}'], 'resume.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText(talentEn.cv.imports.jsonResume.fileInput), file);
  expect((await screen.findByRole('alert')).textContent).toContain('This is no JSON Resume');
  await user.upload(screen.getByLabelText(talentEn.cv.imports.jsonResume.fileInput), file);
  await waitFor(() => expect(navigations).toMatchObject([{ to: '/profile/review' }]));
  expect(sent(key)).toHaveLength(2);
});
