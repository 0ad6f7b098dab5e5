import type { Company } from '@sabi/contracts/http/hiring/companies';
import { screen, waitFor, within } from '@testing-library/react';
import '../testing/preload-pages';
import companyTexts from '../locales/en/company.json';
import hireTexts from '../locales/en/hire.json';
import teamTexts from '../locales/en/team.json';
import idCompanyTexts from '../locales/id/company.json';
import idHireTexts from '../locales/id/hire.json';
import { type Answers, companies, companyId, keys, problem, renderHire } from '../testing/platform';

const buildCompany = (values: Partial<Company> = {}): Company => ({
  company_id: companyId,
  slug: 'kopi-pagi',
  name: 'PT Kopi Pagi',
  legal_name: 'PT Kopi Pagi Nusantara',
  nib: null,
  domains: [],
  about: '',
  zone: 'Asia/Jakarta',
  verification: {
    state: 'unverified',
    reason: null,
    evidence: [],
    submitted_at: null,
    decided_at: null,
    valid_until: null,
  },
  role: 'owner',
  version: 1,
  created_at: '2026-11-20T03:00:00.000Z',
  ...values,
});
const save = keys.company.replace('GET', 'PATCH');
const verify = `${keys.company.replace('GET', 'POST')}/verification`;
const path = '/hire/companies/kopi-pagi/profile';
const { details, fields, verification } = companyTexts;

beforeEach(() => sessionStorage.clear());

test('what is typed about a company stays where another member has changed it, and is saved on theirs', async () => {
  const { user, sent } = renderHire({
    path,
    answers: {
      [keys.company]: [buildCompany(), buildCompany({ version: 7, about: 'Milik mereka.' })],
      [save]: [problem(409, 'COMPANY_CHANGED'), buildCompany({ version: 8 })],
    },
  });
  await user.type(await screen.findByRole('textbox', { name: fields.about }), 'Kedai kopi.');
  await user.click(screen.getByRole('button', { name: details.submit }));
  await user.click(await screen.findByRole('button', { name: details.reload }));
  await waitFor(() => expect(sent(keys.company)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: details.submit }));
  await waitFor(() => expect(sent(save)).toHaveLength(2));
  expect(sent(save)[1]?.body).toMatchObject({ version: 7, about: 'Kedai kopi.' });
});

test('a verification is asked for with the business number and evidence, and its state is shown', async () => {
  const submitted = { ...buildCompany().verification, state: 'submitted' as const };
  const { user, sent } = renderHire({
    path,
    answers: {
      [keys.company]: [buildCompany()],
      [verify]: [buildCompany({ nib: '1234567890123', verification: submitted })],
    },
  });
  await user.click(await screen.findByRole('button', { name: verification.submit }));
  expect(await screen.findByText(companyTexts.nibInvalid)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: fields.nib }), '1234567890123');
  await user.type(screen.getByRole('textbox', { name: verification.text }), 'Tercatat di OSS.');
  await user.click(screen.getByRole('button', { name: verification.submit }));
  const submittedTitle = await screen.findByText(verification.states.submitted.title);
  expect(document.activeElement?.contains(submittedTitle)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(sent(verify)[0]?.body).toEqual({
    version: 1,
    nib: '1234567890123',
    evidence: [{ kind: 'oss', text: 'Tercatat di OSS.' }],
  });
});

test('where another company has the business number, links lead to joining it and to the contact page', async () => {
  const { user } = renderHire({
    path,
    language: 'id',
    answers: {
      [keys.company]: [buildCompany({ nib: '1234567890123' })],
      [verify]: [problem(409, 'COMPANY_EXISTS')],
    },
  });
  await user.type(
    await screen.findByRole('textbox', { name: idCompanyTexts.verification.text }),
    'Tercatat di OSS.',
  );
  await user.click(screen.getByRole('button', { name: idCompanyTexts.verification.submit }));
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(idHireTexts.errors.COMPANY_EXISTS)).toBeTruthy();
  const link = notice.getByRole('link', { name: idHireTexts.approval.contact });
  expect(link.getAttribute('href')).toBe('/id/contact-us');
  const join = notice.getByRole('link', { name: idHireTexts.claim.ask });
  expect(join.getAttribute('href')).toBe('/id/hire/join?nib=1234567890123');
});

test('the role of an invitation is a short choice; what it may do is said below', async () => {
  const { user } = renderHire({
    path: '/hire/companies/kopi-pagi/team',
    answers: { [keys.members]: [{ members: [] }], [keys.invitations]: [{ invitations: [] }] },
  });
  const role = await screen.findByRole('combobox', { name: teamTexts.invite.role });
  expect(within(role).getByRole('option', { name: hireTexts.roles.recruiter })).toBeTruthy();
  expect(screen.getByText(teamTexts.roleMeanings.recruiter)).toBeTruthy();
  await user.selectOptions(role, 'interviewer');
  expect(screen.getByText(teamTexts.roleMeanings.interviewer)).toBeTruthy();
});

describe('the team', () => {
  const member = (user_id: string, email: string, role: string) => ({
    ...{ user_id, email, role },
    joined_at: '2026-11-20T03:00:00.000Z',
  });
  const members = [member('1', 'owner@kopi.example', 'owner'), member('2', 'bima@kopi.example', 'recruiter')];
  const showTo = (role: 'admin' | 'recruiter', answers: Answers = {}) =>
    renderHire({
      path: '/hire/companies/kopi-pagi/team',
      answers: {
        [keys.companies]: [companies(role)],
        [keys.members]: [{ members }],
        [keys.invitations]: [{ invitations: [] }],
        ...answers,
      },
    });

  test('an admin changes no owner and makes nobody one', async () => {
    showTo('admin');
    const roleOf = (email: string) => teamTexts.members.roleOf.replace('{{email}}', email);
    const choice = within(await screen.findByRole('combobox', { name: roleOf('bima@kopi.example') }));
    expect(choice.queryByRole('option', { name: 'Owner' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: roleOf('owner@kopi.example') })).toBeNull();
  });

  test('an admin accepts a request to join in a role, and refuses one with a reason', async () => {
    const { claims: words } = teamTexts;
    const claim = (claim_id: string, email: string) => ({
      ...{ claim_id, email, position: 'HR Manager', message: 'Ask Bima.', state: 'open' },
      ...{ role: null, reason: null, has_company_domain: true, ended_at: null },
      created_at: '2026-11-20T03:00:00.000Z',
    });
    const [sri, tono] = [claim('c1', 'sri@kopi.example'), claim('c2', 'tono@mail.example')];
    const [grant, refuse] = ['c1/grant', 'c2/refuse'].map((step) => `POST ${keys.claims.slice(4)}/${step}`);
    const { user, sent } = showTo('admin', {
      [keys.claims]: [{ claims: [sri, tono] }, { claims: [tono] }, { claims: [] }],
      [String(grant)]: [sri],
      [String(refuse)]: [tono],
    });
    const named = (text: string, { email }: { email: string }) => text.replace('{{email}}', email);
    const role = await screen.findByRole('combobox', { name: named(words.roleFor, sri) });
    expect(within(role).queryByRole('option', { name: 'Owner' })).toBeNull();
    await user.selectOptions(role, 'interviewer');
    await user.click(screen.getByRole('button', { name: named(words.grantNamed, sri) }));
    await waitFor(() => expect(screen.queryByText(sri.email)).toBeNull());
    expect(sent(String(grant))[0]?.body).toEqual({ role: 'interviewer' });
    await user.click(screen.getByRole('button', { name: named(words.refuse.named, tono) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: words.refuse.submit }));
    expect(await dialog.findByText(words.refuse.missing)).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), 'Not with us.');
    await user.click(dialog.getByRole('button', { name: words.refuse.submit }));
    await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
    expect(sent(String(refuse))[0]?.body).toEqual({ reason: 'Not with us.' });
  });

  test('a request says that its sender was removed before; one that others have decided goes with its dialog', async () => {
    const { claims: words } = teamTexts;
    const claim = {
      ...{ claim_id: 'c1', email: 'sri@kopi.example', position: 'HR', message: '', state: 'open' },
      ...{ role: null, reason: null, has_company_domain: true, earlier_membership: 'removed' },
      ...{ created_at: '2026-11-20T03:00:00.000Z', ended_at: null },
    };
    const { user } = showTo('admin', {
      [keys.claims]: [{ claims: [claim] }, { claims: [] }],
      [`POST ${keys.claims.slice(4)}/c1/refuse`]: [problem(409, 'CLAIM_STATE_UNFIT')],
    });
    expect(await screen.findByText(words.earlier.removed)).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: words.refuse.named.replace('{{email}}', claim.email) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Not with us.');
    await user.click(dialog.getByRole('button', { name: words.refuse.submit }));
    expect(await dialog.findByText(words.refuse.failed)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: hireTexts.close }));
    await waitFor(() => expect(screen.queryByText(words.title)).toBeNull());
  });

  test('an invitation whose mail was refused says so', async () => {
    const invitation = {
      ...{ invitation_id: 'i1', email: 'ayu@mail.example', role: 'recruiter', state: 'open' },
      ...{ is_undeliverable: true, created_at: '2026-11-20T03:00:00.000Z' },
      expires_at: '2026-11-23T03:00:00.000Z',
    };
    showTo('admin', { [keys.invitations]: [{ invitations: [invitation] }] });
    expect(await screen.findByText(teamTexts.invitations.undeliverableText)).toBeTruthy();
    expect(screen.queryByText(teamTexts.invitations.states.open)).toBeNull();
  });

  test('a recruiter reads the members, and changes and invites nobody', async () => {
    const { sent } = showTo('recruiter');
    expect(await screen.findByText('bima@kopi.example')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent(keys.invitations)).toEqual([]);
  });
});
