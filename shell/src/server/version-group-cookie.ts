import { randomInt } from 'node:crypto';
import { readVersionGroup, versionGroupKey, versionGroups } from '../remotes/version-group';
import type { Request, Response } from 'express';

const lifeMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Sets the cookie with the visitor's group, random at first. Readable by scripts, which choose the versions of further pages.
 */
export function setVersionGroup(request: Request, response: Response): number {
  const known = readVersionGroup(request.get('cookie') ?? '');
  if (known !== undefined) return known;
  const group = randomInt(versionGroups);
  response.cookie(versionGroupKey, String(group), {
    path: '/',
    maxAge: lifeMs,
    sameSite: 'lax',
    secure: request.secure,
  });
  return group;
}
