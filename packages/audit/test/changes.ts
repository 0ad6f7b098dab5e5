export interface Change {
  readonly what: string;
  readonly document: Record<string, unknown>;
}

type Fields = Record<string, unknown>;

/** Changes of each field, nested ones included: other values, another type, a missing field, an added field. */
export function changesOf(document: Fields): Change[] {
  const changes: Change[] = [{ what: 'added', document: { ...document, added: null } }];
  for (const [name, value] of Object.entries(document)) {
    const { [name]: _removed, ...others } = document;
    changes.push({ what: `${name} removed`, document: others });
    changes.push({ what: `${name} renamed`, document: { ...others, [`${name}_`]: value } });
    for (const other of otherValues(value))
      changes.push({ what: `${name} = ${JSON.stringify(other)}`, document: { ...document, [name]: other } });
    if (isFields(value))
      for (const change of changesOf(value))
        changes.push({ what: `${name}.${change.what}`, document: { ...document, [name]: change.document } });
  }
  return changes;
}

function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, String(value)];
  if (value instanceof Date) return [new Date(value.getTime() + 1), value.toISOString()];
  if (value === null) return ['a', '0'.repeat(64), {}];
  if (typeof value === 'string')
    return [replaceAt(value, 0), replaceAt(value, value.length - 1), `${value}0`, value.slice(1), null];
  return [null, []];
}

/** Replaces one letter or digit; hexadecimal digits stay hexadecimal. */
const replaceAt = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);
