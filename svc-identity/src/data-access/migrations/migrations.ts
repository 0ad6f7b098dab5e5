import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import type { Logger } from '@sabi/service-kit/logger';
import type { Migration } from '@sabi/service-kit/migrations';
import { createAttemptIndexes } from '@sabi/service-kit/attempt-limiter';
import {
  createAuditAuthorIndexes,
  createAuditIndexes,
  createAuditSubjectIndex,
  createOwnAuditIndexes,
} from '../audit-log';
import { isText, repairTextIndexes } from '../collections/text-index';
import { createFactorChallengeIndexes } from '../factors/factor-challenge-repository';
import { createPasskeyChallengeIndexes } from '../factors/passkey-challenge-repository';
import { createPasskeyIndexes } from '../factors/passkey-repository';
import { createMailCooldownIndexes } from '../limits/mail-cooldown-repository';
import { createNoticeIndexes } from '../notice-repository';
import { createCustomProviderIndexes } from '../providers/custom-provider-repository';
import { createSsoProviderIndexes } from '../providers/sso-provider-repository';
import { createEndedSessionIndexes } from '../sessions/ended-sessions';
import { createKnownDeviceIndexes } from '../sessions/known-devices';
import { createStaffAuditCollections } from '../staff/staff-audit';
import { createStaffGrantIndexes } from '../staff/staff-grant-repository';
import { createAccountDataIndexes, createLinkingFlowIndex } from '../users/account-data';
import { createErasureRequestIndexes } from '../users/erasure-request-repository';
import { createUserListIndexes } from '../users/user-list';
import { normalizeExistingAddresses } from './existing-addresses';
import { publishExistingBans } from './existing-bans';
import { separateExistingSignUps } from './existing-sign-ups';

const migrations: readonly Migration[] = [
  {
    name: '0001-accounts',
    up: async (db) => {
      const users = db.collection('users');
      await users.createIndex(
        { email: 1, aud: 1 },
        { unique: true, partialFilterExpression: { email: isText } },
      );
      await users.createIndex(
        { 'identities.provider': 1, 'identities.provider_id': 1 },
        { unique: true, partialFilterExpression: { 'identities.provider': isText } },
      );
    },
  },
  {
    name: '0002-sessions',
    up: async (db) => {
      const [sessions, tokens] = [db.collection('sessions'), db.collection('refresh_tokens')];
      await sessions.createIndex({ user_id: 1 });
      await sessions.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
      await tokens.createIndex({ session_id: 1, created_at: -1 });
      await tokens.createIndex({ user_id: 1 });
      await tokens.createIndex({ parent: 1 });
      await tokens.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
    },
  },
  {
    name: '0003-mails',
    up: async (db) => {
      const tokens = db.collection('one_time_tokens');
      await tokens.createIndex({ link_hash: 1 });
      await tokens.createIndex({ user_id: 1, type: 1, created_at: -1 });
      await tokens.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
      await createMailCooldownIndexes(db);
      await createAttemptIndexes(db);
      await createMessagingIndexes(db);
    },
  },
  {
    name: '0004-flows-and-audit',
    up: async (db) => {
      const flows = db.collection('flow_states');
      await flows.createIndex(
        { auth_code: 1 },
        { unique: true, partialFilterExpression: { auth_code: isText } },
      );
      await flows.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
      await createAuditIndexes(db);
    },
  },
  {
    name: '0005-phones-and-factors',
    up: async (db) => {
      const users = db.collection('users');
      // Accounts from before these fields.
      await users.updateMany({ factors: { $exists: false } }, { $set: { factors: [], is_sso_user: false } });
      await users.createIndex(
        { phone: 1, aud: 1 },
        { unique: true, partialFilterExpression: { phone: isText } },
      );
      await users.createIndex({ created_at: -1 });
    },
  },
  {
    name: '0006-notices',
    up: async (db) => {
      await createNoticeIndexes(db);
      await createKnownDeviceIndexes(db);
      // Codes are looked up by address.
      await db.collection('one_time_tokens').createIndex({ relates_to: 1, type: 1, created_at: -1 });
    },
  },
  {
    name: '0007-factors',
    up: async (db) => {
      await createFactorChallengeIndexes(db);
      await createPasskeyIndexes(db);
      await createPasskeyChallengeIndexes(db);
    },
  },
  {
    name: '0008-providers',
    up: async (db) => {
      await createCustomProviderIndexes(db);
      await createSsoProviderIndexes(db);
    },
  },
  {
    name: '0009-oauth-server',
    up: async (db) => {
      const [authorizations, consents] = [
        db.collection('oauth_authorizations'),
        db.collection('oauth_consents'),
      ];
      await authorizations.createIndex(
        { code_hash: 1 },
        { unique: true, partialFilterExpression: { code_hash: isText } },
      );
      await authorizations.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
      await consents.createIndex({ user_id: 1, granted_at: -1 });
      await consents.createIndex({ client_id: 1 });
      await db.collection('oauth_clients').createIndex({ created_at: -1 });
      await db
        .collection('sessions')
        .createIndex({ 'oauth.client_id': 1 }, { partialFilterExpression: { 'oauth.client_id': isText } });
    },
  },
  {
    name: '0010-admin',
    up: async (db) => {
      await repairTextIndexes(db, ['users', 'flow_states', 'oauth_authorizations', 'sessions']);
      await createUserListIndexes(db);
      await createAuditAuthorIndexes(db);
      await createAccountDataIndexes(db);
      await db.collection('sessions').createIndex({ user_id: 1, created_at: -1 });
    },
  },
  {
    name: '0011-sso-providers',
    up: (db) => repairTextIndexes(db, ['sso_providers']),
  },
  {
    name: '0012-own-audit',
    up: createOwnAuditIndexes,
  },
  {
    name: '0013-deletions',
    up: async (db) => {
      await createErasureRequestIndexes(db);
      await createAuditSubjectIndex(db);
    },
  },
  { name: '0014-existing-bans', up: publishExistingBans },
  { name: '0015-ended-sessions', up: createEndedSessionIndexes },
  {
    name: '0016-separate-sign-ups',
    up: async (db) => {
      await createLinkingFlowIndex(db);
      await separateExistingSignUps(db);
    },
  },
];

export const createMigrations = (logger: Logger): readonly Migration[] => [
  ...migrations,
  { name: '0017-normalized-addresses', up: (db) => normalizeExistingAddresses(db, logger) },
  { name: '0018-staff-grants', up: createStaffGrantIndexes },
  { name: '0019-audit-chain', up: createStaffAuditCollections },
];
