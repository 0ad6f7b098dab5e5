import { identityErrorSchema } from '@sabi/contracts/http/identity/errors';
import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import type { Route } from '@sabi/contracts/http/route';
import type { z } from 'zod';
import type { Answer } from '../../support/accounts';
import type { ContractWorld } from './world';

/** A row of the contract's tables: access and valid response. */
export interface Row {
  /** As in the table: `DELETE /factors/{id}`. */
  readonly address: string;
  /** For endpoints with several functions. */
  readonly variant?: string;
  readonly auth: 'none' | 'user' | 'admin';
  readonly status: number;
  /** For features that are always off. */
  readonly code?: string;
  /** Target of a redirect. */
  readonly leadsTo?: RegExp;
  readonly call: (world: ContractWorld) => Promise<Answer>;
}

/**
 * A row of a table.
 * @param call defaults to the address alone, by an allowed caller
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

/** Removes names of path parameters. */
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

/** All methods of a row's path. */
export function methodsOf(row: Row): string[] {
  const { path } = routeOf(row);
  return identityRoutes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
}
