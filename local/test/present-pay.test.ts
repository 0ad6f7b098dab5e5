import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/prepare.mjs';

/** What a person earns or earned, in the words that a field could have. */
const earned =
  /(?:current|present|last|previous|existing|past)_?(?:pay|salary|salaries|wage|income)|gaji_?(?:saat|terakhir|sekarang)/i;

/** Names of all properties and parameters of an OpenAPI document. */
function listNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listNames);
  if (typeof value !== 'object' || value === null) return [];
  const { properties, in: place, name } = value as { properties?: object; in?: string; name?: string };
  const own = [...Object.keys(properties ?? {}), ...(place && name ? [name] : [])];
  return [...own, ...Object.values(value).flatMap(listNames)];
}

test('G10 no field of any service asks what a person earns', () => {
  const files = execFileSync('git', ['ls-files', 'svc-*/openapi.json'], { cwd: root, encoding: 'utf8' });
  const names = files
    .trimEnd()
    .split('\n')
    .flatMap((file) => listNames(JSON.parse(readFileSync(join(root, file), 'utf8'))));
  expect(names).toEqual(expect.arrayContaining(['pay_min', 'bpjs_tk', 'cvText']));
  expect(names.filter((name) => earned.test(name))).toEqual([]);
});

test.each(['current_salary', 'lastPay', 'previous_wage', 'gaji_terakhir'])('%s would be found', (name) => {
  const planted = listNames({ schema: { properties: { profile: { properties: { [name]: {} } } } } });
  expect(planted.filter((each) => earned.test(each))).toEqual([name]);
});
