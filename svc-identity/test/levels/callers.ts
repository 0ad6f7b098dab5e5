import { randomUUID } from 'node:crypto';
import type { ContractWorld } from '../contract/support/world';
import { claimsOf } from '../support/claims';
import {
  callAs,
  createOwner,
  createProtected,
  enrollTotp,
  signInAgain,
  type SignedInAccount,
  tokensOf,
} from '../support/factors';
import type { TestIdentity } from '../support/identity';
import { beginAuthorization, createApplication, type TestApplication } from '../support/oauth';
import type { Things } from './level-rows';

export type Level = 'aal1' | 'aal2';

/** A new account's session, with things to name in requests. */
export interface LevelCaller {
  readonly token: string;
  readonly things: Things;
}

export interface CallerKind {
  readonly hasFactor: boolean;
  readonly level: Level;
}

export interface Callers {
  create(kind: CallerKind): Promise<LevelCaller>;
  /** The same one for each kind, for requests that leave an account as it is. */
  share(kind: CallerKind): Promise<LevelCaller>;
}

/** Callers whose authorizations are of one application. */
export async function openCallers({ identity }: ContractWorld): Promise<Callers> {
  const surroundings = { identity, application: await createApplication(identity) };
  const shared = new Map<string, Promise<LevelCaller>>();
  const create: Callers['create'] = ({ hasFactor, level }) =>
    hasFactor ? createProtectedCaller(surroundings, level) : createUnprotectedCaller(surroundings, level);
  return {
    create,
    share: (kind) => {
      const key = JSON.stringify(kind);
      const caller = shared.get(key) ?? create(kind);
      shared.set(key, caller);
      return caller;
    },
  };
}

interface Surroundings {
  readonly identity: TestIdentity;
  readonly application: TestApplication;
}

async function createProtectedCaller(surroundings: Surroundings, level: Level): Promise<LevelCaller> {
  const { identity } = surroundings;
  const owner = await createProtected(identity);
  const { factorId: unverifiedFactor } = await enrollTotp(owner.client);
  const { body } = await callAs(identity, owner.client, 'POST', '/factors/recovery-codes', {});
  const [recoveryCode = ''] = body['codes'] as string[];
  const lower = await signInAgain(identity, owner.email);
  const tokens = { aal1: (await tokensOf(lower)).access, aal2: (await tokensOf(owner.client)).access };
  const things = { factor: owner.factorId, unverifiedFactor, recoveryCode };
  const other = level === 'aal1' ? tokens.aal2 : tokens.aal1;
  return complete(surroundings, owner, { token: tokens[level], other, things });
}

async function createUnprotectedCaller(surroundings: Surroundings, level: Level): Promise<LevelCaller> {
  const { identity } = surroundings;
  const owner = await createOwner(identity);
  const { factorId: unverifiedFactor } = await enrollTotp(owner.client);
  const other = (await tokensOf(await signInAgain(identity, owner.email))).access;
  // As left by a factor removed without lowering the session.
  const shown = { method: 'totp', at: new Date() };
  await identity.database.db
    .collection<{ amr: object[] }>('sessions')
    .updateMany(
      { user_id: owner.userId },
      level === 'aal2' ? { $set: { aal: level }, $push: { amr: shown } } : { $set: { aal: level } },
    );
  const { access: token } = await tokensOf(owner.client);
  return complete(surroundings, owner, {
    token,
    other,
    things: { factor: randomUUID(), unverifiedFactor, recoveryCode: 'abcdefghijklmnop' },
  });
}

async function complete(
  { identity, application }: Surroundings,
  { userId }: SignedInAccount,
  made: {
    token: string;
    other: string;
    things: Pick<Things, 'factor' | 'unverifiedFactor' | 'recoveryCode'>;
  },
): Promise<LevelCaller> {
  const { authorizationId } = await beginAuthorization(identity, application);
  await identity.database.db
    .collection<{ _id: string }>('oauth_authorizations')
    .updateOne({ _id: authorizationId }, { $set: { user_id: userId } });
  const sessionOf = (token: string) => String(claimsOf(token)['session_id']);
  return {
    token: made.token,
    things: {
      ...made.things,
      ownSession: sessionOf(made.token),
      otherSession: sessionOf(made.other),
      authorization: authorizationId,
    },
  };
}
