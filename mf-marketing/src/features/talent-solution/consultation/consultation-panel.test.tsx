import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer, signedIn } from '../../../testing/platform';
import { renderPart } from '../../../testing/render-part';
import { ConsultationPanel } from './consultation-panel';
import inquiryEn from '../../../locales/en/inquiry.json';
import talentSolutionEn from '../../../locales/en/talent-solution.json';

const address = 'POST /api/profile/v1/inquiries';
const stored = () => Response.json({ id: '6b0f5d0a-0a53-4a52-8a3f-7a9a1d1c2b3e' }, { status: 201 });

function show(options: Parameters<typeof renderPart>[1] = {}, answers: Response[] = [stored()]) {
  const platform = createPlatform({ [address]: answers });
  const shell = renderPart(ConsultationPanel, {
    path: '/talent-solution?panel=expert',
    ...options,
    fetch: platform.fetch,
  });
  return { ...shell, ...platform, user: userEvent.setup() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: talentSolutionEn.panels.expert.submit });
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(field('First name'), 'Bima');
  await user.type(field('Last name'), 'Putra');
  await user.type(field('Email'), 'bima@mail.example');
  await user.selectOptions(field('What is it about? (optional)'), 'cv-review');
};

beforeEach(() => sessionStorage.clear());

test('names and email are required, email in its format; company, phone and kind are not', async () => {
  const { user, requests, navigations } = show();
  await user.type(field('Email'), 'bima@');
  await user.click(submit());
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please enter your first name',
    'Please enter your last name',
    'Please enter a valid email address',
  ]);
  expect(document.activeElement).toBe(field('First name'));
  await user.type(field('First name'), 'B');
  expect(screen.queryByText('Please enter your first name')).toBeNull();
  expect([requests, navigations]).toEqual([[], []]);
});

test('a visitor signs in first, and finds the form as it was left', async () => {
  const { user, navigations, requests, view } = show();
  await fill(user);
  await user.click(submit());
  expect(navigations).toEqual([
    { to: '/auth', replace: false, state: { returnTo: '/talent-solution?panel=expert' } },
  ]);
  expect(requests).toEqual([]);
  view.unmount();

  const back = show({ session: signedIn });
  expect(field('First name').value).toBe('Bima');
  expect(field('Email').value).toBe('bima@mail.example');
  expect(field('What is it about? (optional)').value).toBe('cv-review');
  await back.user.click(submit());
  expect(back.requests).toEqual([
    {
      method: 'POST',
      path: '/api/profile/v1/inquiries',
      body: {
        kind: 'consultation',
        first_name: 'Bima',
        last_name: 'Putra',
        company_name: '',
        email: 'bima@mail.example',
        phone_number: '',
        inquiry_type: 'cv-review',
        language: 'en',
        submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  ]);
  expect(back.toasts).toEqual([
    {
      tone: 'success',
      title: 'Success!',
      description: inquiryEn.sent.text,
    },
  ]);
  expect(field('First name').value).toBe('');
  back.view.unmount();

  show();
  expect(field('First name').value).toBe('');
});

test('before it is known whether the visitor is signed in, the form waits for it', async () => {
  const { user, session, requests, navigations } = show({ session: { status: 'unknown' } });
  await fill(user);
  await user.click(submit());
  expect([requests, navigations]).toEqual([[], []]);
  await act(async () => session.set(signedIn));
  expect(requests).toHaveLength(1);
});

test('who is signed in finds filled in what the account knows', () => {
  show({ session: signedIn });
  expect(field('First name').value).toBe('Ayu');
  expect(field('Email').value).toBe('ayu@mail.example');
});

test('when the service refuses a field, it is marked and what was typed stays', async () => {
  const refusal = problemAnswer(422, 'REQUEST_INVALID', { email: ['Please enter a valid email address'] });
  const { user, toasts } = show({ session: signedIn }, [refusal]);
  await user.click(submit());
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  expect(toasts).toEqual([
    {
      tone: 'destructive',
      title: 'Error',
      description: inquiryEn.failed.text,
    },
  ]);
  expect(field('First name').value).toBe('Ayu');
});

test('sent again after a failure it is the same submission, after a change another', async () => {
  const { user, requests } = show({ session: signedIn }, [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')]);
  await user.click(submit());
  await user.click(submit());
  await user.type(field('Phone (optional)'), '0812');
  await user.click(submit());
  const ids = requests.map(({ body }) => (body as { submission_id: string }).submission_id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[1]);
});

test('a form sent without script confirms that it has arrived', () => {
  show({ path: '/talent-solution?panel=expert&sent=yes' });
  expect(screen.getByText('Success!')).toBeTruthy();
});
