import { screen, waitFor, within } from '@testing-library/react';
import {
  buildCvImportSummary,
  buildCv,
  profileAnswer,
  profileKey,
  renderSignedIn,
} from '../testing/platform';
import talentEn from '../locales/en/talent.json';
import talentId from '../locales/id/talent.json';

const strength_parts = [
  { part: 'cv' as const, points: 15, is_done: true },
  { part: 'work' as const, points: 25, is_done: false },
  { part: 'languages' as const, points: 5, is_done: false },
];

const open = (answer: Response, language: 'en' | 'id' = 'en', path = '/profile') =>
  renderSignedIn({ path, language, answers: { [profileKey]: [answer] } });

test('the strength says what it is made of, and leads to what helps most next', async () => {
  open(profileAnswer({ profile: { profile_strength: 15 }, strength_parts }));
  const section = within(await screen.findByRole('region', { name: talentEn.strength.title }));
  const next = section.getByRole('link', { name: 'Add your career history (+25)' });
  expect(next.getAttribute('href')).toBe('/profile#work');
  expect(screen.getByRole('region', { name: talentEn.lists.career.title }).id).toBe('work');
  const parts = section.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['CV you have reviewed15 points', 'Career history25 points', 'Languages5 points']);
  expect(section.getAllByRole('img', { hidden: true, name: 'Done' })).toHaveLength(1);
});

test('while a CV waits to be reviewed, nothing is to be typed that may stand in it', async () => {
  const cv = buildCv({ state: 'parsed' });
  open(profileAnswer({ strength_parts, cv, cvImport: buildCvImportSummary() }));
  const section = within(await screen.findByRole('region', { name: talentEn.strength.title }));
  const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([[talentEn.strength.review, '/profile/review']]);
});

test('a CV in which nothing new was found is to be reviewed all the same: it counts by that', async () => {
  const waiting = strength_parts.map((part) => ({ ...part, is_done: false }));
  const cvImport = buildCvImportSummary({ new_count: 0, changed_count: 0 });
  open(profileAnswer({ strength_parts: waiting, cv: buildCv({ state: 'parsed' }), cvImport }), 'id');
  const section = within(await screen.findByRole('region', { name: talentId.strength.title }));
  const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([[talentId.strength.review, '/id/profile/review']]);
  expect(section.getByText(talentId.strength.parts.cv)).toBeTruthy();
});

test('a whole profile has nothing next', async () => {
  open(profileAnswer({ strength_parts: strength_parts.map((part) => ({ ...part, is_done: true })) }), 'id');
  const section = within(await screen.findByRole('region', { name: talentId.strength.title }));
  expect(section.queryByRole('link')).toBeNull();
  expect(section.getByText(talentId.strength.how)).toBeTruthy();
});

test('the words about it change as the profile grows', async () => {
  const skill = { id: 's1', version: 1, skill_name: 'SQL', proficiency_level: null };
  const withStrength = (profile_strength: number) => profileAnswer({ profile: { profile_strength } });
  const { user } = renderSignedIn({
    path: '/profile',
    answers: {
      [profileKey]: [withStrength(40), withStrength(50), withStrength(80)],
      'POST /api/profile/v1/skills': [Response.json(skill, { status: 201 })],
    },
  });
  const texts = [talentEn.strength.low, talentEn.strength.medium, talentEn.strength.high];
  const expectStrength = async (percent: number, said: string) => {
    const section = within(await screen.findByRole('region', { name: talentEn.strength.title }));
    expect(await section.findByText(`${percent}%`)).toBeTruthy();
    expect(texts.filter((text) => screen.queryByText(text))).toEqual([said]);
  };
  const addSkill = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add a skill' }));
    await user.type(await screen.findByLabelText('Skill'), 'SQL{Enter}');
  };
  await expectStrength(40, talentEn.strength.low);
  await addSkill();
  await expectStrength(50, talentEn.strength.medium);
  await addSkill();
  await expectStrength(80, talentEn.strength.high);
});

test('an address with a place in it leads there, once the profile is loaded', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  open(profileAnswer({ strength_parts }), 'en', '/profile#work');
  const section = await screen.findByRole('region', { name: talentEn.lists.career.title });
  await waitFor(() => expect(document.activeElement).toBe(section));
});
