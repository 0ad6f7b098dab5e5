import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSchema } from '../src/env';

/** A documented setting and its documented default. */
interface DocumentedSetting {
  readonly name: string;
  readonly byDefault: string;
}

const known: Readonly<Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>> =
  settingsSchema.shape;
const nothing = '–';

describe('the documented settings', () => {
  const documented = readTable();

  test('has every setting once, and no other', () => {
    expect(documented.map(({ name }) => name).sort()).toEqual(Object.keys(known).sort());
  });

  test.each(documented)('$name: the default is documented', ({ name, byDefault }) => {
    const field = known[name];
    const left = field?.safeParse(undefined);
    if (!left?.success || isEmpty(left.data)) expect(byDefault).toBe(nothing);
    // Defaults that depend on other settings are described in words.
    else if (left.data !== undefined) expect(field?.safeParse(byDefault)).toEqual(left);
  });
});

function readTable(): DocumentedSetting[] {
  const text = readFileSync(join(__dirname, '../docs/settings.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((line) => {
    const [, names = '', defaults = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return readRow(names, defaults.replaceAll('`', ''));
  });
}

/** A row has one default for all names, or one for each. `_URL` shares its beginning with the first name. */
function readRow(names: string, defaults: string): DocumentedSetting[] {
  const written = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const given = written.length === 1 ? [defaults] : defaults.split(', ');
  return written.flatMap((name, index) => {
    const whole = name.startsWith('_') ? completeName(written[0] ?? '', name) : name;
    const byDefault = (given.length === 1 ? given[0] : given[index]) ?? '';
    return unfold(whole).map((one) => ({ name: one, byDefault }));
  });
}

function completeName(first: string, ending: string): string {
  const words = first.split('_');
  const beginnings = words.map((_word, index) => words.slice(0, words.length - index).join('_'));
  return beginnings.map((beginning) => `${beginning}${ending}`).find((name) => name in known) ?? ending;
}

/** `{A,B}_C` → `A_C`, `B_C`. */
function unfold(name: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? [];
  if (!choices) return [name];
  return choices.split(',').flatMap((choice) => unfold(`${before}${choice}${after}`));
}

function isEmpty(value: unknown): boolean {
  return (
    value === '' || (Array.isArray(value) && value.length === 0) || (value instanceof Map && value.size === 0)
  );
}
