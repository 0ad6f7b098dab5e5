import { type CreationOptions, SoftwareAuthenticator } from '../../support/authenticator';
import type { Answer } from '../../support/accounts';
import { enrollTotp } from '../../support/factors';
import { siteUrl, uniqueEmail } from '../../support/identity';
import { Browser } from '../../providers/support/browser';
import type { ForgedClaims } from '../../providers/support/forged-provider';
import { authorizeUrl, callbackUrl, queryOf } from '../../providers/support/providers';
import { type ContractWorld, forgedProvider, type Person } from './world';

export const pkceVerifier = 'v'.repeat(43);
/** PKCE challenge of the verifier above. */
export const pkceChallenge = { code_challenge: pkceVerifier, code_challenge_method: 'plain' };

let numbers = 0;
const next = () => (numbers += 1);
export const newPhone = (): string => `62812${String(next()).padStart(7, '0')}`;
export const newName = (): string => `name-${next()}`;
/** A provider's claims about a new user. */
export const newClaims = (): ForgedClaims => ({
  sub: newName(),
  email: uniqueEmail(),
  email_verified: true,
  name: 'Citra',
});

export const customProvider = (world: ContractWorld, extra: Record<string, unknown> = {}) => ({
  provider_type: 'oidc',
  identifier: `custom:${newName()}`,
  name: 'Shop',
  client_id: 'web',
  client_secret: 'the-secret-of-the-shop',
  scopes: ['email'],
  issuer: world.forged.issuer,
  ...extra,
});

export const samlMetadata = (entityId = `https://${newName()}.example`): string =>
  `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor/></md:EntityDescriptor>`;

export const samlProvider = (extra: Record<string, unknown> = {}) => ({
  type: 'saml',
  metadata_xml: samlMetadata(),
  domains: [`${newName()}.example`],
  ...extra,
});

/** Creates something as an administrator. @returns its id or other identifier */
export async function make(
  world: ContractWorld,
  address: string,
  body: unknown,
  key = 'id',
): Promise<string> {
  const answer = await world.sendAsAdmin(address, body);
  if (answer.status >= 300) throw new Error(`${address} answers ${answer.text}`);
  return String(answer.body[key]);
}

/** A browser sent to a provider, with the request's parameters. */
export async function leave(
  world: ContractWorld,
  parameters: Record<string, string> = {},
  service: { url: string } = world.identity,
) {
  const browser = new Browser(service.url);
  const { location } = await browser.open(authorizeUrl({ provider: forgedProvider, ...parameters }));
  return { browser, asked: queryOf(location ?? new URL(siteUrl)) };
}

/** Returns with an ID token of these claims. */
export async function handleCallback(
  world: ContractWorld,
  { browser, asked }: Awaited<ReturnType<typeof leave>>,
  claims: ForgedClaims = newClaims(),
): Promise<Answer & { location: URL }> {
  const { nonce, state = '' } = asked;
  world.forged.nextIdToken = await world.forged.sign({ ...claims, nonce });
  const query = new URLSearchParams({ state, code: 'any' });
  const { response, location } = await browser.open(`${callbackUrl}?${query.toString()}`);
  const { status, headers } = response;
  return { status, headers, text: '', body: {}, location: location ?? new URL('about:blank') };
}

/** The whole way to a provider and back. */
export async function visit(
  world: ContractWorld,
  claims: ForgedClaims = newClaims(),
  parameters: Record<string, string> = {},
) {
  return handleCallback(world, await leave(world, parameters), claims);
}

export async function enroll(
  world: ContractWorld,
  { client, token }: Person,
  type: 'totp' | 'phone' | 'webauthn',
): Promise<{ factorId: string; secret: string }> {
  if (type === 'totp') return enrollTotp(client);
  const body = { factor_type: type, friendly_name: newName(), phone: newPhone() };
  const answer = await world.send('POST /factors', { token, body });
  return { factorId: String(answer.body['id']), secret: '' };
}

export async function challenge(world: ContractWorld, token: string, factorId: string): Promise<Answer> {
  return world.send(`POST /factors/${factorId}/challenge`, { token, body: {} });
}

/** Newest code sent by text message. */
export const textedCode = ({ gateway }: ContractWorld): string =>
  /\b\d{6}\b/.exec(gateway.texts.at(-1)?.text ?? '')?.[0] ?? '';

/** A new key's answer to a challenge. */
export function answerByNewKey(challenged: Answer) {
  const { type, credential_options: options } = challenged.body['webauthn'] as {
    type: string;
    credential_options: { publicKey: CreationOptions };
  };
  const authenticator = new SoftwareAuthenticator({ origin: siteUrl });
  return { type, credential_response: authenticator.create(options.publicKey) };
}

/** A passkey's registration body and its authenticator. */
export async function makePasskey(
  world: ContractWorld,
  token: string,
  authenticator = new SoftwareAuthenticator({ origin: siteUrl }),
) {
  const { body } = await world.send('POST /passkeys/registration/options', { token, body: {} });
  const credential = authenticator.create(body['options'] as CreationOptions);
  return { authenticator, registration: { challenge_id: body['challenge_id'], credential } };
}
