import { IdentityError } from '../errors/identity-error';
import { type Metadata, parseMetadata } from '../users/metadata';
import type { DumpRow } from './dump';
import { RowFault } from './row-fault';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const timestamp = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(Z|[+-]\d\d(?::?\d\d)?)$/;
const flags: Readonly<Record<string, boolean>> = { t: true, true: true, f: false, false: false };

/**
 * Reads the columns of a row by type. A missing column is NULL.
 * @throws {RowFault} wrong_number_of_columns; each reader value_invalid
 */
export interface RowColumns {
  /** Empty is read as null. */
  text(column: string): string | null;
  /** @throws {RowFault} value_missing */
  required(column: string): string;
  /** Lower case. @throws {RowFault} value_missing */
  uuid(column: string): string;
  /** Milliseconds: smaller units of PostgreSQL are dropped. */
  date(column: string): Date | null;
  /** NULL is read as false. */
  flag(column: string): boolean;
  /** NULL is read as an empty object. */
  metadata(column: string): Metadata;
  json(column: string): unknown;
}

export function readColumns({ values }: DumpRow): RowColumns {
  if (!values) throw new RowFault('wrong_number_of_columns');
  const text = (column: string) => (Object.hasOwn(values, column) && values[column]) || null;
  const required = (column: string) => {
    const value = text(column);
    if (value === null) throw new RowFault('value_missing', column);
    return value;
  };
  const json = (column: string): unknown => {
    const value = text(column);
    return value === null ? null : valid(column, () => JSON.parse(value) as unknown);
  };
  return {
    text,
    required,
    json,
    uuid: (column) => {
      const value = required(column);
      if (!uuid.test(value)) throw new RowFault('value_invalid', column);
      return value.toLowerCase();
    },
    date: (column) => {
      const value = text(column);
      return value === null ? null : parseTimestamp(value, column);
    },
    flag: (column) => {
      const value = flags[text(column) ?? 'f'];
      if (value === undefined) throw new RowFault('value_invalid', column);
      return value;
    },
    metadata: (column) => {
      const value = json(column) ?? {};
      if (typeof value !== 'object' || Array.isArray(value)) throw new RowFault('value_invalid', column);
      return valid(column, () => parseMetadata(value as Metadata));
    },
  };
}

/** Values that the service would refuse are faults of the column. @throws {RowFault} value_invalid */
export function valid<T>(column: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof IdentityError || error instanceof SyntaxError)
      throw new RowFault('value_invalid', column);
    throw error;
  }
}

/** GoTrue's encrypted values are objects with a key id unknown here. @throws {RowFault} */
export function assertNotEncrypted(value: string, column: string): void {
  if (value.startsWith('{')) throw new RowFault('secret_encrypted_by_gotrue', column);
}

function parseTimestamp(value: string, column: string): Date {
  const found = timestamp.exec(value);
  if (!found) throw new RowFault('value_invalid', column);
  const [, day, time, fraction = '', zone = ''] = found;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const offset = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const date = new Date(`${day}T${time}.${milliseconds}${offset}`);
  if (Number.isNaN(date.getTime())) throw new RowFault('value_invalid', column);
  return date;
}
