import { randomUUID } from 'node:crypto';
import { newName, newPhone } from '../contract/support/steps';
import { forgedProvider } from '../contract/support/world';
import { uniqueEmail } from '../support/identity';

/** Ids for requests of a caller. */
export interface Things {
  readonly ownSession: string;
  readonly otherSession: string;
  /** Verified if the account has a second factor, else an unknown id. */
  readonly factor: string;
  readonly unverifiedFactor: string;
  readonly recoveryCode: string;
  /** Authorization of an application, bound to the account. */
  readonly authorization: string;
}

/** A call of a route with its results for accounts with a second factor. */
export interface LevelRow {
  /** For routes with several functions. */
  readonly variant?: string;
  /** Value of the path's parameter; defaults to an unknown id. */
  readonly parameter?: (things: Things) => string;
  readonly query?: string;
  readonly body?: (things: Things) => object;
  /** Status for a session with the factor. */
  readonly aal2: number;
  /** Status of `insufficient_aal` without the factor, or `served` for the same result. */
  readonly aal1: 401 | 403 | 422 | 'served';
  /** Set if it also needs a factor without one in the account. */
  readonly needsFactor?: true;
}

const refused = (aal2: number, row: Omit<LevelRow, 'aal1' | 'aal2'> = {}): LevelRow => ({
  ...row,
  aal1: 403,
  aal2,
});
const served = (aal2: number, row: Omit<LevelRow, 'aal1' | 'aal2'> = {}): LevelRow => ({
  ...row,
  aal1: 'served',
  aal2,
});

const authorization = ({ authorization: id }: Things) => id;
const ofFactor = [
  { variant: 'a verified one', parameter: ({ factor }: Things) => factor },
  { variant: 'one that was never verified', parameter: ({ unverifiedFactor }: Things) => unverifiedFactor },
] as const;
const change = (variant: string, body: () => object) => ({ variant, body });
/** GoTrue's own statuses. */
const [byPut, byUnenrolling] = [401, 422] as const;

/** Routes of an account by required level. */
export const levelRows: Readonly<Record<string, readonly LevelRow[]>> = {
  'POST /auth/v1/logout': [
    served(204, { variant: 'its own', query: '?scope=local' }),
    served(204, { variant: 'as clients do that say nothing', query: '' }),
    refused(204, { variant: 'all others', query: '?scope=others' }),
  ],
  'GET /auth/v1/sessions': [refused(200)],
  'DELETE /auth/v1/sessions/{sessionId}': [
    served(204, { variant: 'its own', parameter: ({ ownSession }) => ownSession }),
    refused(204, { variant: 'another', parameter: ({ otherSession }) => otherSession }),
  ],
  'GET /auth/v1/user': [served(200)],
  'PUT /auth/v1/user': [
    served(
      200,
      change('metadata', () => ({ data: { city: 'Bandung' } })),
    ),
    { ...change('password', () => ({ password: 'jendela-7-biru' })), aal1: byPut, aal2: 200 },
    { ...change('address', () => ({ email: uniqueEmail() })), aal1: byPut, aal2: 200 },
    { ...change('number', () => ({ phone: newPhone() })), aal1: byPut, aal2: 200 },
  ],
  'GET /auth/v1/user/audit': [refused(200)],
  'GET /auth/v1/user/deletion': [refused(200)],
  'POST /auth/v1/user/deletion': [refused(200)],
  'DELETE /auth/v1/user/deletion': [refused(204)],
  'GET /auth/v1/user/export': [refused(200)],
  'GET /auth/v1/reauthenticate': [served(200)],
  'GET /auth/v1/user/identities/authorize': [refused(302, { query: `?provider=${forgedProvider}` })],
  'DELETE /auth/v1/user/identities/{identityId}': [refused(422)],
  'GET /auth/v1/oauth/authorizations/{authorizationId}': [refused(200, { parameter: authorization })],
  'POST /auth/v1/oauth/authorizations/{authorizationId}/consent': ['approve', 'deny'].map((action) =>
    refused(200, { variant: action, parameter: authorization, body: () => ({ action }) }),
  ),
  'GET /auth/v1/oauth/userinfo': [served(200)],
  'GET /auth/v1/user/oauth/grants': [refused(200)],
  'DELETE /auth/v1/user/oauth/grants': [refused(404, { query: `?client_id=${randomUUID()}` })],
  'POST /auth/v1/factors': [
    refused(200, { body: () => ({ factor_type: 'totp', friendly_name: newName() }) }),
  ],
  'POST /auth/v1/factors/{factorId}/challenge': [served(200, ofFactor[0]), refused(200, ofFactor[1])],
  'POST /auth/v1/factors/{factorId}/verify': [
    served(422, { ...ofFactor[0], body: () => ({ challenge_id: randomUUID(), code: '123456' }) }),
    refused(422, { ...ofFactor[1], body: () => ({ challenge_id: randomUUID(), code: '123456' }) }),
  ],
  'DELETE /auth/v1/factors/{factorId}': [
    { ...ofFactor[0], aal1: byUnenrolling, aal2: 422 }, // stays because of the recovery codes
    served(200, ofFactor[1]),
  ],
  'GET /auth/v1/factors/recovery-codes': [served(200)],
  'POST /auth/v1/factors/recovery-codes': [refused(422, { needsFactor: true })], // codes exist already
  'POST /auth/v1/factors/recovery-codes/verify': [
    served(200, { body: ({ recoveryCode }) => ({ code: recoveryCode }) }),
  ],
  'POST /auth/v1/factors/recovery-codes/regenerate': [refused(200, { needsFactor: true })],
  'DELETE /auth/v1/factors/recovery-codes': [refused(200, { needsFactor: true })],
  'POST /auth/v1/passkeys/registration/options': [refused(200)],
  'POST /auth/v1/passkeys/registration/verify': [
    refused(400, { body: () => ({ challenge_id: randomUUID(), credential: {} }) }),
  ],
  'GET /auth/v1/passkeys': [served(200)],
  'PATCH /auth/v1/passkeys/{passkeyId}': [refused(404, { body: () => ({ friendly_name: 'Telepon' }) })],
  'DELETE /auth/v1/passkeys/{passkeyId}': [refused(404)],
};
