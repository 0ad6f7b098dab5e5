import { findUndeclaredFields } from '@sabi/test-kit/openapi/undeclared-fields';
import { allRoutes } from '../../src/entry-points/http/all-routes';

interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** @throws when an answer does not match its route's declaration */
export function assertDeclared({ method, path, status, body }: Answered): void {
  const [plainPath = ''] = path.split('?');
  const route = allRoutes.find((each) => each.method === method && matches(each.path, plainPath));
  if (!route || status >= 400) return;
  if (!(status in route.responses)) throw new Error(`${route.path} does not declare ${status}`);
  const undeclared = findUndeclaredFields(route, status, body) ?? [];
  if (undeclared.length > 0) throw new Error(`${route.path} does not declare ${undeclared.join(', ')}`);
}

const patterns: Readonly<Record<string, string>> = { no: '\\d+', part: '\\d+', slug: '[a-z\\d-]+' };

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(
    /\{(\w+)\}/g,
    (_match, name: string) => patterns[name] ?? '[\\da-f-]{36}',
  );
  return new RegExp(`^${pattern}$`).test(path);
}
