import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const gotrueDumpFiles = ['users.csv', 'identities.csv', 'mfa_factors.csv'] as const;

const columns = {
  users:
    'instance_id,id,aud,role,email,encrypted_password,email_confirmed_at,invited_at,confirmation_sent_at,recovery_sent_at,email_change,email_change_sent_at,last_sign_in_at,raw_app_meta_data,raw_user_meta_data,created_at,updated_at,phone,phone_confirmed_at,phone_change,phone_change_sent_at,banned_until,reauthentication_sent_at,is_sso_user,deleted_at,is_anonymous,confirmation_token,recovery_token,email_change_token_new,email_change_token_current,phone_change_token,reauthentication_token',
  identities: 'provider_id,user_id,identity_data,provider,last_sign_in_at,created_at,updated_at,id',
  mfa_factors:
    'id,user_id,friendly_name,factor_type,status,created_at,updated_at,secret,phone,last_challenged_at,web_authn_credential,web_authn_aaguid',
} as const;

const moment = '2024-05-06 07:08:09.123+00';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

type Row = Readonly<Record<string, string | null>>;

/**
 * Writes the tables of a GoTrue as `COPY … TO … CSV HEADER` does, in the order of ids: each user has an e-mail identity,
 * each third one by Google, each fifth an authenticator app, each seventh a phone number, each hundredth a ban.
 * @param passwordHash of every user
 * @returns the paths of the three files, in the order of gotrueDumpFiles
 */
export async function writeGoTrueDump(
  folder: string,
  { users, passwordHash }: { users: number; passwordHash: string },
): Promise<[users: string, identities: string, factors: string]> {
  const indexes = Array.from({ length: users }, (_, index) => index + 1);
  const each = (step: number, build: (index: number) => Row) =>
    indexes.map((index) => (index % step === 0 ? build(index) : null));
  const perUser = [each(1, emailIdentity), each(3, googleIdentity)];
  const tables: Record<keyof typeof columns, (Row | null)[]> = {
    users: indexes.map((index) => userRow(index, passwordHash)),
    identities: indexes.flatMap((_, position) => perUser.map((rows) => rows[position] ?? null)),
    mfa_factors: each(5, factorRow),
  };
  const write = async (table: keyof typeof columns) => {
    const names = columns[table].split(',');
    const rows = tables[table].filter((row) => row !== null);
    const lines = rows.map((row) => names.map((name) => csvValue(row[name] ?? null)).join(','));
    const file = join(folder, `${table}.csv`);
    await writeFile(file, `${[columns[table], ...lines].join('\n')}\n`);
    return file;
  };
  return [await write('users'), await write('identities'), await write('mfa_factors')];
}

const idOf = (kind: number, index: number) =>
  `00000000-000${kind}-4000-8000-${index.toString(16).padStart(12, '0')}`;
const emailOf = (index: number) => `person-${index}@example.com`;

function userRow(index: number, passwordHash: string): Row {
  const hasPhone = index % 7 === 0;
  return {
    instance_id: '00000000-0000-0000-0000-000000000000',
    id: idOf(0, index),
    aud: 'authenticated',
    role: 'authenticated',
    email: emailOf(index),
    encrypted_password: passwordHash,
    email_confirmed_at: moment,
    email_change: '',
    last_sign_in_at: index % 2 === 0 ? moment : null,
    raw_app_meta_data: JSON.stringify({ provider: 'email', providers: ['email'] }),
    raw_user_meta_data: JSON.stringify({
      name: `Zoë "${index}" 李`,
      bio: 'two\nlines, \\ and more',
      n: index,
    }),
    created_at: moment,
    updated_at: moment,
    phone: hasPhone ? `62812${String(index).padStart(7, '0')}` : null,
    phone_confirmed_at: hasPhone ? moment : null,
    phone_change: '',
    banned_until: index % 100 === 0 ? '2999-01-01 00:00:00.000+00' : null,
    is_sso_user: 'f',
    is_anonymous: 'f',
    confirmation_token: '',
    recovery_token: '',
    email_change_token_new: '',
    email_change_token_current: '',
    phone_change_token: '',
    reauthentication_token: '',
  };
}

function emailIdentity(index: number): Row {
  const id = idOf(0, index);
  const claims = { sub: id, email: emailOf(index), email_verified: true, phone_verified: false };
  return identityRow(index, { id: idOf(1, index), provider: 'email', provider_id: id }, claims);
}

function googleIdentity(index: number): Row {
  const claims = { sub: `g-${index}`, email: emailOf(index), name: `Zoë ${index}`, email_verified: true };
  return identityRow(index, { id: idOf(2, index), provider: 'google', provider_id: `g-${index}` }, claims);
}

function identityRow(index: number, names: Row, claims: object): Row {
  return {
    user_id: idOf(0, index),
    identity_data: JSON.stringify(claims),
    last_sign_in_at: moment,
    created_at: moment,
    updated_at: moment,
    ...names,
  };
}

function factorRow(index: number): Row {
  return {
    id: idOf(3, index),
    user_id: idOf(0, index),
    friendly_name: 'Phone, old',
    factor_type: 'totp',
    status: 'verified',
    created_at: moment,
    updated_at: moment,
    secret,
  };
}

function csvValue(value: string | null): string {
  if (value === null) return '';
  return value === '' || /[",\n\r\\]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
