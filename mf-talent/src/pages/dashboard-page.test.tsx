import type { FullProfile } from '@sabi/contracts/http/profile';
import { screen, within } from '@testing-library/react';
import { buildFull, buildResume, profileKey, renderMember } from '../testing/platform';

async function show(full: FullProfile, language: 'en' | 'id' = 'en') {
  const member = renderMember({
    path: '/dashboard',
    language,
    answers: { [profileKey]: [Response.json(full)] },
  });
  await screen.findByRole('heading', { level: 1 });
  return member;
}

const step = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`${title} is in no list`);
  return within(item);
};

test('who is known by name is greeted by it', async () => {
  const { heads } = await show(buildFull({}));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ayu!');
  expect(heads.at(-1)).toMatchObject({ title: 'Dashboard', robots: 'noindex' });
});

test.each([null, '  '])('a first name of %j is greeted with there', async (first_name) => {
  await show(buildFull({ profile: { first_name } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, there!');
});

test('an empty profile is told what is missing', async () => {
  await show(buildFull({ profile: { first_name: null, profile_strength: 0 } }));
  expect(screen.getByText('Just a little bit more!')).toBeTruthy();
  expect(screen.getByText('0%')).toBeTruthy();
  expect(step('Personal details').getByText('To do')).toBeTruthy();
  expect(step('Personal details').getByText(/Still missing: your name and your phone number\./)).toBeTruthy();
  expect(step('CV').getByText('You have not uploaded a CV yet.')).toBeTruthy();
  expect(
    step('Career, education and skills').getByText(/Still missing: career history, education,? and skills\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my profile' }).getAttribute('href')).toBe('/profile');
});

test('a full profile is told that it is', async () => {
  await show(
    buildFull({
      profile: { phone_number: '+62', profile_strength: 90 },
      resume: buildResume({ state: 'parsed' }),
      lists: {
        work_experiences: [
          {
            id: '1',
            version: 1,
            company_name: 'PT Maju',
            job_title: 'Analyst',
            start_date: null,
            end_date: null,
            is_current: true,
            location: null,
            description: null,
          },
        ],
        educations: [
          {
            id: '2',
            version: 1,
            degree: null,
            institution_name: 'UI',
            field_of_study: null,
            start_date: null,
            end_date: null,
            is_current: false,
            grade: null,
          },
        ],
        skills: [{ id: '3', version: 1, skill_name: 'SQL', proficiency_level: null }],
      },
    }),
  );
  expect(screen.getAllByText('Done')).toHaveLength(3);
  expect(screen.getByText('CV Ayu.pdf is in your profile.')).toBeTruthy();
  expect(screen.getByText('Excellent profile!')).toBeTruthy();
});

test.each([
  ['parsing', 'In progress', 'We are reading CV Ayu.pdf right now.'],
  ['failed', 'To do', 'We could not read CV Ayu.pdf. Please try another file.'],
] as const)('a CV that is %s is told as it is', async (state, label, text) => {
  await show(buildFull({ resume: buildResume({ state }) }));
  expect(step('CV').getByText(label)).toBeTruthy();
  expect(step('CV').getByText(text)).toBeTruthy();
});

test('an Indonesian visitor is greeted in Indonesian', async () => {
  await show(buildFull({ profile: { first_name: null } }), 'id');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Halo!');
  expect(screen.getByText('Sedikit lagi!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buka profil saya' }).getAttribute('href')).toBe('/id/profile');
});
