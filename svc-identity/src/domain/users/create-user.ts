import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { UserAlreadyStored } from '../../data-access/user-repository';
import type { Dependencies } from '../../dependencies';
import { isSupportedPasswordHash } from '../../integrations/password-hasher';
import { parseDuration } from '../duration';
import { emailExists, IdentityError, phoneDisabled, validationFailed } from '../errors';
import { assertPasswordFits } from '../passwords/password-policy';
import { parseEmailAddress } from './email-address';
import { parseMetadata } from './metadata';
import { newUser, withConfirmedEmail } from './new-user';
import type { Metadata, User } from './user';

export interface UserCreation {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly passwordHash: string;
  readonly isEmailConfirmed: boolean;
  readonly userMetadata: Metadata | null | undefined;
  readonly appMetadata: Metadata | null | undefined;
  readonly role: string;
  readonly audience: string;
  /** As Go writes durations; empty or `none` is no ban. */
  readonly banDuration: string;
}

/**
 * Makes an account on an administrator's word: no mail, and no judgement of the password. Without a password it gets one
 * that nobody knows.
 * @throws {IdentityError} email_exists, user_already_exists, phone_provider_disabled, validation_failed
 */
export async function createUser(
  input: UserCreation,
  { users, passwords, settings, logger }: Pick<Dependencies, 'users' | 'passwords' | 'settings' | 'logger'>,
): Promise<User> {
  const email = validate(input, settings.audience);
  const bannedUntil = parseBan(input.banDuration);
  if (await users.findByEmail(email)) throw emailExists();
  const passwordHash =
    input.passwordHash || (await passwords.hash(input.password || randomBytes(32).toString('base64')));
  const unconfirmed = newUser(
    {
      ...(input.id && { id: input.id }),
      aud: settings.audience,
      email,
      passwordHash,
      language: 'en',
      role: input.role.trim(),
      appMetadata: parseMetadata(input.appMetadata),
      bannedUntil,
    },
    parseMetadata(input.userMetadata),
  );
  const user = input.isEmailConfirmed ? withConfirmedEmail(unconfirmed) : unconfirmed;
  try {
    await users.insert(user);
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    throw (await users.findByEmail(email))
      ? emailExists()
      : new IdentityError(422, 'user_already_exists', 'A user with this ID already exists');
  }
  logger.info({ user_id: user.id }, 'account.created');
  return user;
}

function validate(input: UserCreation, audience: string): string {
  const { id, email, phone, password, passwordHash } = input;
  if (!email && !phone) throw validationFailed('Cannot create a user without either an email or phone');
  if (phone) throw phoneDisabled('Unsupported phone provider');
  if (password && passwordHash)
    throw validationFailed('Only a password or a password hash should be provided');
  if (passwordHash && !isSupportedPasswordHash(passwordHash))
    throw validationFailed('Only argon2 password hashes are supported');
  if (id && !z.uuidv4().safeParse(id).success)
    throw validationFailed('ID must conform to the uuid v4 format');
  if (input.audience && input.audience !== audience)
    throw validationFailed(`Only the audience ${audience} is served`);
  assertPasswordFits(password);
  return parseEmailAddress(email);
}

function parseBan(text: string): Date | null {
  if (text === '' || text === 'none') return null;
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined)
    throw validationFailed(`invalid format for ban duration: ${JSON.stringify(text)}`);
  return new Date(Date.now() + milliseconds);
}
