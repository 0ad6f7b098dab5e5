import { findRadiusCity } from '@sabi/contracts/hiring/search-radius';

const multiple = new Set(['area', 'mode', 'type', 'level']);
/** In the order of the address. */
const names = [
  'q',
  'area',
  'radius_km',
  'company',
  'mode',
  'type',
  'level',
  'pay_min',
  'posted_days',
  'verified',
  'with_pay',
  'sort',
];

/** Query of the list with these filters, without empty ones, without a radius around no city, and on the first page. */
export function toQuery(filters: Iterable<readonly [string, string]>): string {
  const given = [...filters].map(([name, value]) => [name, value.trim()] as const);
  const query = new URLSearchParams();
  for (const name of names)
    for (const [each, value] of given) {
      if (each !== name || value === '' || (name === 'sort' && value === 'best')) continue;
      if (multiple.has(name)) query.append(name, value);
      else query.set(name, value);
    }
  if (!findRadiusCity(query.getAll('area'))) query.delete('radius_km');
  const text = query.toString();
  return text && `?${text}`;
}

/** @param value of one of several; without it the whole filter is removed */
export function withoutFilter(search: string, name: string, value?: string): string {
  const isLeftOut = ([each, given]: readonly [string, string]) =>
    each === name && (value === undefined || given === value);
  return toQuery([...new URLSearchParams(search)].filter((entry) => !isLeftOut(entry)));
}

export function withFilter(search: string, name: string, value: string): string {
  const others = [...new URLSearchParams(search)].filter(([each]) => each !== name);
  return toQuery([...others, [name, value]]);
}

/** @param after cursor of a page */
export function withPosition(search: string, after: string): string {
  const query = new URLSearchParams(toQuery(new URLSearchParams(search)));
  query.set('after', after);
  return `?${query}`;
}

export function queryOfForm(form: HTMLFormElement): string {
  return toQuery([...new FormData(form)].map(([name, value]) => [name, String(value)] as const));
}
