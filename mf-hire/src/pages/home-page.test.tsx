import { getRecruiterApprovalRoute as route } from '@sabi/contracts/http/profile/recruiter-approval';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote.json';
import '../testing/preload-pages';
import claimEn from '../locales/en/claim.json';
import en from '../locales/en/hire.json';
import claimId from '../locales/id/claim.json';
import id from '../locales/id/hire.json';
import { buildApproval, keys, problem, renderHire } from '../testing/platform';

const none = { companies: [] };
const show = (approval: object, language: 'en' | 'id' = 'en') =>
  renderHire({
    path: '/hire',
    language,
    answers: { [keys.companies]: [none], [keys.approval]: [approval] },
  });

test('the account menu leads approved recruiters here, as their approval says', () => {
  const approved = { from: route.path, field: 'state', value: 'approved' };
  expect(remote.accountLinks).toMatchObject([
    { audience: 'recruiter', path: '/hire', confirmedBy: approved },
  ]);
  expect(route.responses[200].shape.state.options).toContain(approved.value);
});

test('a recruiter who is not approved yet reads until when, and may open a company meanwhile', async () => {
  show(buildApproval({ state: 'pending', expected_by: '2099-12-01T10:00:00.000Z' }), 'id');
  expect(await screen.findByText(id.approval.pending.title)).toBeTruthy();
  expect(screen.getByText(/1 Desember, 17\.00 WIB/)).toBeTruthy();
  const open = screen.getByRole('link', { name: id.onboarding.create.open });
  expect(open.getAttribute('href')).toBe('/id/hire/new-company');
});

test('a recruiter who was refused reads why and where to answer, and is offered no company', async () => {
  show(buildApproval({ state: 'rejected', reason: 'We found no such company.', may_answer: true }));
  expect(await screen.findByText('We found no such company.')).toBeTruthy();
  const answer = screen.getByRole('link', { name: en.approval.askAgain });
  expect(answer.getAttribute('href')).toBe('/auth/recruiter-review');
  expect(screen.queryByRole('link', { name: en.onboarding.create.open })).toBeNull();
});

test('an account that looks for work reads for whom the workspace is', async () => {
  show(problem(403, 'ACCESS_DENIED'));
  expect(await screen.findByRole('heading', { level: 1, name: en.notRecruiter.title })).toBeTruthy();
});

test('a member of one company comes to its jobs', async () => {
  const { navigations } = renderHire({ path: '/hire', answers: { [keys.jobs]: [{ jobs: [], next: null }] } });
  await waitFor(() =>
    expect(navigations).toContainEqual({ to: '/hire/companies/kopi-pagi/jobs', replace: true, state: null }),
  );
  expect(await screen.findByText(en.jobs.none)).toBeTruthy();
});

test('the token of an invitation is kept while its visitor signs in, and not in the address', async () => {
  const { navigations, session } = renderHire({
    path: '/hire/invitation#company=c&token=secret-token',
    session: { status: 'signed-out' },
  });
  await waitFor(() => expect(navigations).toHaveLength(1));
  expect(JSON.stringify(navigations)).not.toContain('secret-token');
  expect(session.get().status).toBe('signed-out');
  expect(sessionStorage.getItem('sabi-invitation-draft')).toContain('secret-token');
});

describe('a request to join a company', () => {
  const nib = '1234567890123';
  const claim = (values: object = {}) => ({
    ...{ claim_id: 'c1', company_name: null, nib, position: 'HR', message: '', state: 'open' },
    ...{ role: null, reason: null, may_repeat_at: null, ended_at: null },
    ...{ created_at: '2026-11-20T03:00:00.000Z', due_at: '2099-12-01T10:00:00.000Z' },
    ...values,
  });
  const make = keys.ownClaims.replace('GET', 'POST');
  const withdraw = `${keys.ownClaims.replace('GET', 'DELETE')}/c1`;

  test('is sent for a company whose business number is taken, and can be withdrawn', async () => {
    const { user, sent } = renderHire({
      path: `/hire/join?nib=${nib}`,
      language: 'id',
      answers: {
        [keys.companies]: [none],
        [keys.ownClaims]: [{ claims: [] }, { claims: [claim()] }, { claims: [] }],
        [make]: [claim()],
        [withdraw]: [new Response(null, { status: 204 })],
      },
    });
    await user.click(await screen.findByRole('button', { name: claimId.form.submit }));
    expect(sent(make)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: claimId.form.position }), 'Manajer HR');
    await user.click(screen.getByRole('button', { name: claimId.form.submit }));
    expect(await screen.findByText(/1 Desember, 17\.00 WIB/)).toBeTruthy();
    expect(sent(make)[0]?.body).toMatchObject({
      ...{ company: { nib }, position: 'Manajer HR', message: '', language: 'id' },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: claimId.form.submit })).toBeNull());
    const company = claimId.unnamed.replace('{{nib}}', nib);
    const name = claimId.withdraw.named.replace('{{company}}', company);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(sent(withdraw)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: claimId.form.submit })).toBeTruthy();
  });

  test('asks for the business number where the company of the link has no public page', async () => {
    const page = 'GET /api/hiring/v1/company-pages/kopi%2F..%2Fpagi';
    const { user, sent } = renderHire({
      path: '/hire/join?company=kopi%2F..%2Fpagi',
      answers: {
        [keys.companies]: [none],
        [keys.ownClaims]: [{ claims: [claim({ claim_id: 'c0', nib: '2345678901234' })] }],
        [page]: [problem(404, 'COMPANY_NOT_FOUND')],
        [make]: [claim()],
      },
    });
    await user.type(await screen.findByRole('textbox', { name: claimEn.form.nib }), nib);
    await user.type(screen.getByRole('textbox', { name: claimEn.form.position }), 'HR');
    await user.click(screen.getByRole('button', { name: claimEn.form.submit }));
    await waitFor(() => expect(sent(make)).toHaveLength(1));
    expect(sent(make)[0]?.body).toMatchObject({ company: { nib } });
  });

  test('that was refused is not sent again before its time, which the form says', async () => {
    const until = '2099-12-24T03:00:00.000Z';
    const refused = claim({ state: 'refused', reason: 'Unknown.', due_at: null, may_repeat_at: until });
    const { user, sent } = renderHire({
      path: '/hire/join?nib=1234.5678-90123',
      answers: { [keys.companies]: [none], [keys.ownClaims]: [{ claims: [refused] }] },
    });
    await user.type(await screen.findByRole('textbox', { name: claimEn.form.position }), 'HR');
    await user.click(screen.getByRole('button', { name: claimEn.form.submit }));
    const field = screen.getByRole('textbox', { name: claimEn.form.nib });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/24 December 2099/)).toHaveLength(2);
    expect(sent(make)).toEqual([]);
  });

  test('that was refused is not shown any more once it is sent again', async () => {
    const refused = claim({ claim_id: 'c0', state: 'refused', reason: 'We do not know you.' });
    const elsewhere = claim({ claim_id: 'c2', nib: '2345678901234', state: 'refused', reason: 'Unknown.' });
    renderHire({
      path: '/hire/join',
      answers: { [keys.companies]: [none], [keys.ownClaims]: [{ claims: [claim(), elsewhere, refused] }] },
    });
    expect(await screen.findByText('Unknown.')).toBeTruthy();
    expect(screen.queryByText('We do not know you.')).toBeNull();
  });

  test('for another company is another request, also after one whose answer was lost', async () => {
    const other = '2345678901234';
    const { user, sent } = renderHire({
      path: `/hire/join?nib=${nib}`,
      answers: {
        [keys.companies]: [none],
        [keys.ownClaims]: [{ claims: [] }],
        [make]: [new TypeError('Failed to fetch')],
      },
    });
    const send = async (count: number) => {
      await user.click(await screen.findByRole('button', { name: claimEn.form.submit }));
      await waitFor(() => expect(sent(make)).toHaveLength(count));
      await screen.findByText(claimEn.form.failed);
    };
    await user.type(await screen.findByRole('textbox', { name: claimEn.form.position }), 'HR');
    await send(1);
    await send(2);
    const field = screen.getByRole('textbox', { name: claimEn.form.nib });
    await user.clear(field);
    await user.type(field, other);
    await send(3);
    const [first, again, changed] = sent(make).map(({ body }) => (body as { claim_id: string }).claim_id);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  test.each([
    ['en', claimEn],
    ['id', claimId],
  ] as const)('that waits for longer than promised says so (%s)', async (language, texts) => {
    const late = claim({ due_at: '2026-11-20T10:00:00.000Z' });
    renderHire({
      path: '/hire/join',
      language,
      answers: { [keys.companies]: [none], [keys.ownClaims]: [{ claims: [late] }] },
    });
    expect(await screen.findByText(texts.open.late)).toBeTruthy();
  });

  test('that was refused says why, from when it can be repeated, and does not end the way in', async () => {
    const refused = {
      ...{ state: 'refused', reason: 'We do not know you.', company_name: 'PT Kopi Pagi' },
      ...{ due_at: null, may_repeat_at: '2026-12-24T03:00:00.000Z' },
    };
    renderHire({
      path: '/hire',
      answers: { [keys.companies]: [none], [keys.ownClaims]: [{ claims: [claim(refused)] }] },
    });
    const title = claimEn.refused.title.replace('{{company}}', 'PT Kopi Pagi');
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText('We do not know you.')).toBeTruthy();
    expect(screen.getByText(/24 December 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: en.onboarding.create.open })).toBeTruthy();
    const ask = screen.getByRole('link', { name: en.claim.ask });
    expect(ask.getAttribute('href')).toBe('/hire/join');
  });
});
