import { identityErrorSchema } from '@sabi/contracts/http/identity/errors';
import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import type { Route } from '@sabi/contracts/http/route';
import type { z } from 'zod';
import type { Answer } from '../../support/accounts';
import type { ContractWorld } from './world';

/** A row of the contract's tables of addresses: who may call, and what a valid call is answered with. */
export interface Row {
  /** As the table has it: `DELETE /factors/{id}`. */
  readonly address: string;
  /** Where one address does several things. */
  readonly variant?: string;
  readonly auth: 'none' | 'user' | 'admin';
  readonly status: number;
  /** Where it is off whatever is set. */
  readonly code?: string;
  /** Where a redirect goes. */
  readonly leadsTo?: RegExp;
  readonly call: (world: ContractWorld) => Promise<Answer>;
}

/**
 * A row of a table.
 * @param call by default the address without anything, by whoever may
 */
export function row(
  address: string,
  auth: Row['auth'],
  status: number,
  call: Row['call'] = (world) => world.send(address, { token: tokenFor(auth, world) }),
  extra: Pick<Row, 'variant' | 'code' | 'leadsTo'> = {},
): Row {
  return { address, auth, status, call, ...extra };
}

function tokenFor(auth: Row['auth'], { user, adminToken }: ContractWorld): string {
  if (auth === 'none') return '';
  return auth === 'admin' ? adminToken : user.token;
}

export const titleOf = ({ address, variant }: Row): string => (variant ? `${address}, ${variant}` : address);

/** Whatever the parts of a path are called. */
export const anonymize = (address: string): string => address.replaceAll(/\{\w+\}/g, '{}');

/** As the tables write it. */
export const addressOf = ({ method, path }: Route): string =>
  `${method.toUpperCase()} ${path.replace(/^\/auth\/v1/, '')}`;

export function routeOf({ address }: Row): Route {
  const route = identityRoutes.find((candidate) => anonymize(addressOf(candidate)) === anonymize(address));
  if (!route) throw new Error(`No route answers ${address}`);
  return route;
}

/** null: no body. */
export function shapeOf(row: Row): z.ZodType | null {
  if (row.code) return identityErrorSchema;
  const shape = routeOf(row).responses[row.status];
  if (shape === undefined) throw new Error(`${row.address} is not said to answer ${row.status}`);
  return shape;
}

/** Every method that the path of a row answers. */
export function methodsOf(row: Row): string[] {
  const { path } = routeOf(row);
  return identityRoutes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
}
