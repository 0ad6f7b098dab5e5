import { findDialog } from '@sabi/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clientOf, problemAnswer, renderSignedIn } from '../testing/platform';
import settingsEn from '../locales/en/settings.json';
import settingsId from '../locales/id/settings.json';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const done = { data: {}, error: null };
const refused = (code: string) => ({ data: null, error: { status: 422, code, message: code } });
const app = {
  id: 'f1',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: settingsEn.factor.app,
  created_at: '2024-12-28T05:00:00.000Z',
};
const codesFactor = { ...app, id: 'f2', factor_type: 'recovery_code' };
const codesKey = 'GET /auth/v1/factors/recovery-codes';
const makeKey = 'POST /auth/v1/factors/recovery-codes';
const remakeKey = 'POST /auth/v1/factors/recovery-codes/regenerate';
const dropKey = 'DELETE /auth/v1/factors/recovery-codes';
const issued = () => Response.json({ codes: ['abcdefgh23456789', 'ijklmnop23456789'] });
const accountWith =
  (...factors: object[]) =>
  async () => ({ data: { user: { factors } }, error: null });

function open({
  answers = {},
  calls = {},
  language = 'en',
}: {
  answers?: NonNullable<Parameters<typeof renderSignedIn>[0]['answers']>;
  calls?: object;
  language?: 'en' | 'id';
} = {}) {
  return renderSignedIn({
    path: '/settings/security',
    language,
    answers: { 'GET /auth/v1/sessions': [Response.json({ sessions: [] })], ...answers },
    client: clientOf({
      getUser: accountWith(),
      passkey: { list: async () => refused('passkey_disabled') },
      ...calls,
    }),
  });
}

describe('an authenticator app', () => {
  function mfaWith(all: object[], answers: object[] = [done]) {
    const verify = jest.fn<Promise<object>, [object]>();
    answers.forEach((answer) => verify.mockResolvedValueOnce(answer));
    const enrolled = {
      data: { id: 'new', totp: { qr_code: 'data:image/svg+xml;utf-8,<svg/>', secret: 'ABCDEFGH' } },
      error: null,
    };
    return {
      listFactors: async () => ({ data: { all, totp: all }, error: null }),
      unenroll: jest.fn<Promise<object>, [object]>(async () => done),
      enroll: jest.fn<Promise<object>, [object]>(async () => enrolled),
      challengeAndVerify: verify,
    };
  }

  test('is added by its first right code, and then there are recovery codes, shown until they are kept', async () => {
    const mfa = mfaWith([], [refused('mfa_verification_failed'), done]);
    const getUser = jest
      .fn<Promise<object>, []>()
      .mockImplementationOnce(accountWith())
      .mockImplementation(accountWith(app, codesFactor));
    const { user, sent, toasts } = open({
      calls: { mfa, getUser },
      answers: { [makeKey]: [issued()], [codesKey]: [Response.json({ total: 10, remaining: 10 })] },
    });
    const part = await section(settingsEn.factor.title);
    expect(await part.findByText(settingsEn.factor.empty)).toBeTruthy();
    await user.click(part.getByRole('button', { name: settingsEn.factor.add }));
    const dialog = within(await findDialog(settingsEn.factor.dialogTitle));
    const picture = dialog.getByRole('img', { name: settingsEn.factor.picture });
    expect(picture.getAttribute('src')).toBe('data:image/svg+xml;utf-8,<svg/>');
    await user.click(dialog.getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
    expect(dialog.getByText('Copied')).toBeTruthy();
    const code = dialog.getByLabelText(settingsEn.factor.firstCode);
    await user.type(code, '111111');
    await user.click(dialog.getByRole('button', { name: 'Add app' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('This code is not right.');
    await user.clear(code);
    await user.type(code, '222 222');
    await user.click(dialog.getByRole('button', { name: 'Add app' }));

    const shown = within(await findDialog(settingsEn.codes.dialogTitle));
    expect(mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'new', code: '222222' });
    expect(toasts).toEqual([]);
    expect(sent(makeKey)).toHaveLength(1);
    const codes = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(codes).toEqual(['abcd-efgh-2345-6789', 'ijkl-mnop-2345-6789']);
    await user.click(shown.getByRole('button', { name: 'Copy codes' }));
    expect(await navigator.clipboard.readText()).toBe('abcd-efgh-2345-6789\nijkl-mnop-2345-6789\n');
    const file = shown.getByRole('link', { name: settingsEn.codes.download });
    expect(file.getAttribute('download')).toBe(settingsEn.codes.fileName);
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('abcd-efgh-2345-6789');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: settingsEn.codes.kept }));
    expect(toasts).toMatchObject([{ tone: 'success', title: settingsEn.factor.added }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await part.findByText('10 of 10 codes are left.')).toBeTruthy();
  });

  test('whose recovery codes could not be made is added all the same, and the page says both', async () => {
    const getUser = jest
      .fn<Promise<object>, []>()
      .mockImplementationOnce(accountWith())
      .mockImplementation(accountWith(app));
    const { user, toasts } = open({
      calls: { mfa: mfaWith([]), getUser },
      answers: { [makeKey]: [problemAnswer(503, 'x'), issued()] },
    });
    await user.click(await screen.findByRole('button', { name: settingsEn.factor.add }));
    await user.type(await screen.findByLabelText(settingsEn.factor.firstCode), '222222');
    await user.click(screen.getByRole('button', { name: 'Add app' }));
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toEqual([settingsEn.codes.failed, settingsEn.factor.added]),
    );
    await user.click(await screen.findByRole('button', { name: settingsEn.codes.make }));
    await user.click(await screen.findByRole('button', { name: settingsEn.codes.kept }));
    expect(toasts).toHaveLength(2);
  });

  test('that was begun and never finished goes, and a second one gets a name of its own', async () => {
    const mfa = mfaWith([
      app,
      { ...app, id: 'old', status: 'unverified', friendly_name: 'Authenticator app 2' },
    ]);
    const { user } = open({ calls: { mfa, getUser: accountWith(app, codesFactor) } });
    await user.click(await screen.findByRole('button', { name: settingsEn.factor.addAnother }));
    await findDialog();
    expect(mfa.unenroll.mock.calls).toEqual([[{ factorId: 'old' }]]);
    expect(mfa.enroll.mock.calls).toEqual([[{ factorType: 'totp', friendlyName: 'Authenticator app 2' }]]);
  });

  test('that cannot be added now: the page says why', async () => {
    const mfa = { ...mfaWith([]), enroll: async () => refused('too_many_enrolled_mfa_factors') };
    const { user } = open({ calls: { mfa } });
    await user.click(await screen.findByRole('button', { name: settingsEn.factor.add }));
    const part = await section(settingsEn.factor.title);
    expect((await part.findByRole('alert')).textContent).toContain('There are 10 already.');
  });

  test('the last one takes the recovery codes along, after a code of it', async () => {
    const mfa = mfaWith([app]);
    const insufficient = Response.json({ code: 'insufficient_aal', message: '' }, { status: 403 });
    const { user, sent } = open({
      calls: { mfa, getUser: accountWith(app, codesFactor) },
      answers: {
        [codesKey]: [Response.json({ total: 10, remaining: 3 })],
        [dropKey]: [insufficient, Response.json({ id: 'f2' })],
      },
    });
    const part = await section(settingsEn.factor.title);
    expect(await part.findByText('3 of 10 codes are left.')).toBeTruthy();
    await user.click(part.getByRole('button', { name: 'Remove Authenticator app' }));
    const question = within(screen.getByRole('dialog', { name: settingsEn.factor.removeTitle }));
    expect(question.getByText(/your recovery codes stop working/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    const stepUp = within(await findDialog(settingsEn.stepUp.title));
    await user.type(stepUp.getByLabelText(settingsEn.code.label), '123456');
    await user.click(stepUp.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(dropKey)).toHaveLength(2);
    expect(mfa.unenroll.mock.calls).toEqual([[{ factorId: 'f1' }]]);
  });

  test('that cannot be removed stays, and the question says why', async () => {
    const mfa = { ...mfaWith([app]), unenroll: async () => ({ data: null, error: { status: 503 } }) };
    const { user } = open({ calls: { mfa, getUser: accountWith(app) } });
    await user.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
    const question = within(screen.getByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect((await question.findByRole('alert')).textContent).toContain(settingsEn.factor.removeFailed);
  });

  test('new recovery codes are made after a question, in place of the others', async () => {
    const { user, sent } = open({
      calls: { getUser: accountWith(app, codesFactor) },
      answers: {
        [codesKey]: [Response.json({ total: 10, remaining: 0 })],
        [remakeKey]: [problemAnswer(503, 'x'), issued()],
      },
    });
    await user.click(await screen.findByRole('button', { name: settingsEn.codes.makeNew }));
    const question = within(screen.getByRole('dialog', { name: settingsEn.codes.makeNewTitle }));
    await user.click(question.getByRole('button', { name: settingsEn.codes.makeNew }));
    expect((await question.findByRole('alert')).textContent).toContain(settingsEn.codes.failed);
    await user.click(question.getByRole('button', { name: settingsEn.codes.makeNew }));
    expect(await findDialog(settingsEn.codes.dialogTitle)).toBeTruthy();
    expect(sent(remakeKey)).toHaveLength(2);
  });

  test('an account that does not load can be asked for again', async () => {
    const getUser = jest
      .fn<Promise<object>, []>()
      .mockResolvedValueOnce({ data: null, error: { status: 403, message: '' } })
      .mockImplementation(accountWith(app));
    const { user } = open({ calls: { getUser } });
    const part = await section(settingsEn.factor.title);
    await user.click(await part.findByRole('button', { name: 'Try again' }));
    expect(await part.findByRole('button', { name: settingsEn.codes.make })).toBeTruthy();
  });
});

describe('passkeys', () => {
  const laptop = {
    id: 'p1',
    friendly_name: 'Laptop',
    created_at: '2024-12-28T05:00:00.000Z',
    last_used_at: '2025-01-02T05:00:00.000Z',
  };
  const listOf = (...passkeys: object[]) => jest.fn(async () => ({ data: passkeys, error: null }));
  const support = (isThere: boolean) => {
    if (isThere) Object.assign(window, { PublicKeyCredential: () => undefined });
    else Reflect.deleteProperty(window, 'PublicKeyCredential');
  };
  beforeEach(() => support(true));
  afterEach(() => support(false));

  test('are listed with when they were added and last used', async () => {
    const phone = { id: 'p2', created_at: laptop.created_at };
    open({ calls: { passkey: { list: listOf(laptop, phone) } } });
    const rows = await (await section('Passkeys')).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'LaptopAdded 28 December 2024Last used 2 January 2025RenameRemove',
      'PasskeyAdded 28 December 2024Not used yetRenameRemove',
    ]);
  });

  test('one is added by the browser; cancelling changes nothing and says so', async () => {
    const registerPasskey = jest
      .fn<Promise<object>, []>()
      .mockResolvedValueOnce({ data: null, error: { name: 'NotAllowedError', message: '' } })
      .mockResolvedValueOnce({ data: null, error: { name: 'InvalidStateError', message: '' } })
      .mockResolvedValueOnce(done);
    const list = listOf();
    const { user } = open({ calls: { registerPasskey, passkey: { list } } });
    const part = await section('Passkeys');
    const add = await part.findByRole('button', { name: settingsEn.passkeys.add });
    await user.click(add);
    expect((await part.findByRole('alert')).textContent).toContain('Your browser made no passkey.');
    await user.click(add);
    expect((await part.findByRole('alert')).textContent).toContain('has a passkey of your account already');
    await user.click(add);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(part.queryByRole('alert')).toBeNull());
  });

  test('one gets another name', async () => {
    const update = jest.fn(async () => done);
    const { user } = open({ calls: { passkey: { list: listOf(laptop), update } } });
    await user.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
    const dialog = within(screen.getByRole('dialog', { name: settingsEn.passkeys.renameTitle }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(settingsEn.passkeys.nameMissing);
    await user.type(dialog.getByLabelText('Name'), ' Work ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.mock.calls).toEqual([[{ passkeyId: 'p1', friendlyName: 'Work' }]]);
  });

  test('one is removed after a question', async () => {
    const remove = jest.fn(async () => done);
    const { user } = open({ calls: { passkey: { list: listOf(laptop), delete: remove } } });
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    const question = within(screen.getByRole('dialog', { name: settingsEn.passkeys.removeTitle }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(remove.mock.calls).toEqual([[{ passkeyId: 'p1' }]]));
  });

  test('where the browser has none, those of other devices are there and a word on it', async () => {
    support(false);
    open({ calls: { passkey: { list: listOf(laptop) } } });
    const part = await section('Passkeys');
    expect(await part.findByText(/This browser cannot make passkeys/)).toBeTruthy();
    expect(part.getByText('Laptop')).toBeTruthy();
    expect(part.queryByRole('button', { name: settingsEn.passkeys.add })).toBeNull();
  });

  test.each([
    [
      'http://127.0.0.1:3000',
      'en',
      'Passkeys only work at http://127.0.0.1:3000. Open the site there to add one.',
    ],
    ['https://sabi.example', 'id', /^Passkey hanya dapat digunakan di https:\/\/sabi\.example\./],
  ] as const)('where they work at %s alone, none is made here (%s)', async (origin, language, text) => {
    open({
      language,
      answers: { 'GET /auth/v1/settings': [Response.json({ passkeys_origins: [origin] })] },
      calls: { passkey: { list: listOf(laptop) } },
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Add a passkey|)$/ })).toBeNull();
  });

  test('where the service has none, neither has the page', async () => {
    open();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull());
  });
});

test('in Indonesian the parts are Indonesian', async () => {
  open({ language: 'id', calls: { getUser: accountWith(app) } });
  const part = await section(settingsId.factor.title);
  expect(await part.findByRole('button', { name: 'Hapus Authenticator app' })).toBeTruthy();
  expect(part.getByRole('button', { name: settingsId.codes.make })).toBeTruthy();
});
