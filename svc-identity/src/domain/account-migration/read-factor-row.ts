import { type Factor, newFactor } from '../users/factor';
import { type EnrollableType, enrollableTypes } from '../factors/factor-types';
import type { SecretBox } from '../encryption/secret-box';
import { parsePhoneNumber } from '../users/phone-number';
import type { DumpRow } from './dump';
import { assertNotEncrypted, readColumns, type RowColumns, valid } from './read-columns';
import type { AccountPart } from './read-identity-row';
import { RowFault } from './row-fault';
import { parseWebAuthnColumn } from './web-authn-column';

const base32 = /^[A-Z2-7]{16,}=*$/i;

/** Reads a factor, encrypting the secret of an authenticator app. @throws {RowFault} */
export function readFactorRow(
  row: DumpRow,
  { secretBox }: { readonly secretBox: SecretBox },
): AccountPart<Factor> {
  const columns = readColumns(row);
  const id = columns.uuid('id');
  const type = readType(columns);
  const status = columns.required('status');
  if (status !== 'verified' && status !== 'unverified') throw new RowFault('value_invalid', 'status');
  const createdAt = columns.date('created_at') ?? new Date(0);
  const content: Factor = {
    ...newFactor({ id, factor_type: type, friendly_name: columns.text('friendly_name') ?? '' }, createdAt),
    ...readAnswerable(type, { id, columns, secretBox }),
    status,
    last_challenged_at: columns.date('last_challenged_at'),
    updated_at: columns.date('updated_at') ?? createdAt,
  };
  return { userId: columns.uuid('user_id'), content };
}

function readType(columns: RowColumns): EnrollableType {
  const text = columns.required('factor_type');
  const type = enrollableTypes.find((known) => known === text);
  if (!type) throw new RowFault('factor_type_not_supported', 'factor_type');
  return type;
}

/** Data that verifies answers to a challenge. */
function readAnswerable(
  type: EnrollableType,
  { id, columns, secretBox }: { id: string; columns: RowColumns; secretBox: SecretBox },
): Partial<Factor> {
  if (type === 'totp') return { secret: secretBox.seal(readTotpSecret(columns), id) };
  if (type === 'phone') {
    const phone = columns.required('phone');
    return { phone: valid('phone', () => parsePhoneNumber(phone)) };
  }
  const credential = columns.json('web_authn_credential');
  if (credential === null) {
    // Never verified, so there is no key yet.
    if (columns.text('status') === 'unverified') return {};
    throw new RowFault('value_missing', 'web_authn_credential');
  }
  return { credential: valid('web_authn_credential', () => parseWebAuthnColumn(credential)) };
}

function readTotpSecret(columns: RowColumns): string {
  const secret = columns.required('secret');
  assertNotEncrypted(secret, 'secret');
  if (!base32.test(secret)) throw new RowFault('value_invalid', 'secret');
  return secret;
}
