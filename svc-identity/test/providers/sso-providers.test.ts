import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { call, currentVersion } from '../support/accounts';
import { privateUrls, startTestIdentity, type TestIdentity } from '../support/identity';

const path = '/auth/v1/admin/sso/providers';
const metadata = (entityId: string, inner = '<md:IDPSSODescriptor/>') =>
  `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">${inner}</md:EntityDescriptor>`;

describe('organisations’ own providers', () => {
  let identity: TestIdentity;
  let token: string;
  let entities = 0;
  const newEntity = () => `https://idp.example/${(entities += 1)}`;
  const newDomain = () => `company-${(entities += 1)}.example`;
  const send = (method: string, body?: unknown, suffix = '') =>
    call(identity, method, `${path}${suffix}`, {
      token,
      headers: currentVersion,
      ...(body !== undefined && { body }),
    });
  const saml = (extra: Record<string, unknown> = {}) => ({
    type: 'saml',
    metadata_xml: metadata(newEntity()),
    ...extra,
  });

  beforeAll(async () => {
    identity = await startTestIdentity(privateUrls);
    token = await identity.signAdmin();
  });

  afterAll(() => identity.stop());

  test('one is added, read by id and by resource id, listed without its XML, changed and removed', async () => {
    const entity = newEntity();
    const domain = newDomain();
    const created = await send(
      'POST',
      saml({
        metadata_xml: metadata(entity),
        domains: [domain.toUpperCase()],
        attribute_mapping: { keys: { email: { name: 'mail' } } },
        resource_id: 'acme',
      }),
    );
    expect(created).toMatchObject({
      status: 201,
      body: {
        resource_id: 'acme',
        disabled: false,
        saml: {
          entity_id: entity,
          metadata_xml: metadata(entity),
          attribute_mapping: { keys: { email: { name: 'mail' } } },
        },
        domains: [{ domain }],
      },
    });
    const id = String(created.body['id']);
    for (const key of [id, 'resource_acme'])
      expect((await send('GET', undefined, `/${key}`)).body).toEqual(created.body);
    const listed = (await send('GET')).body['items'] as { id: string; saml: object }[];
    const own = listed.find((one) => one.id === id);
    expect(own?.saml).not.toHaveProperty('metadata_xml');
    const changed = await send('PUT', { disabled: true, domains: [] }, `/${id}`);
    expect(changed).toMatchObject({
      status: 200,
      body: { disabled: true, domains: [], resource_id: 'acme' },
    });
    expect((await send('DELETE', undefined, `/${id}`)).status).toBe(200);
    for (const key of [id, 'resource_acme', 'abc']) {
      expect(await send('GET', undefined, `/${key}`)).toMatchObject({
        status: 404,
        body: { code: 'sso_provider_not_found', message: 'SSO Identity Provider not found' },
      });
    }
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['another type', { type: 'oidc' }, "Only 'saml' supported for SSO provider type"],
    [
      'two descriptions',
      { metadata_url: 'https://a.example' },
      'Only one of metadata_xml or metadata_url needs to be set',
    ],
    ['no description', { metadata_xml: '' }, 'Either metadata_xml or metadata_url must be set'],
    ['no address', { metadata_xml: '', metadata_url: 'abc' }, 'metadata_url is not a valid URL'],
    [
      'no provider in it',
      { metadata_xml: metadata('https://a.example', '') },
      'SAML Metadata does not contain any IDPSSODescriptor',
    ],
    ['no entity', { metadata_xml: '<a/>' }, 'SAML Metadata does not contain an EntityID'],
    ['no domain', { domains: ['*'] }, 'domains must be names of domains'],
  ])('%s is refused', async (_name, extra, message) => {
    expect(await send('POST', saml(extra))).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });

  test('an unknown name format is refused', async () => {
    const { body } = await send('POST', saml({ name_id_format: 'urn:other' }));
    expect(String(body['message'])).toMatch(/^name_id_format must be unspecified or one of urn:oasis/);
  });

  test('an entity and a domain belong to one provider, also with concurrent requests', async () => {
    const body = saml({ domains: [newDomain()] });
    const first = await send('POST', body);
    expect(await send('POST', body)).toMatchObject({
      status: 422,
      body: { code: 'saml_idp_already_exists' },
    });
    const other = await send('POST', { ...saml(), domains: body['domains' as keyof typeof body] });
    expect(other).toMatchObject({
      status: 400,
      body: { code: 'sso_domain_already_exists', message: expect.stringContaining(String(first.body['id'])) },
    });
    const domains = [newDomain()];
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', saml({ domains }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('new metadata has to be of the same provider', async () => {
    const { body } = await send('POST', saml());
    const changed = await send(
      'PUT',
      { metadata_xml: metadata('https://other.example') },
      `/${String(body['id'])}`,
    );
    expect(changed).toMatchObject({ status: 400, body: { code: 'saml_entity_id_mismatch' } });
  });

  describe('by the address of its metadata', () => {
    let server: LoopbackServer;
    let answer: { status: number; text: string };
    const url = () => `${server.url}/metadata`;
    const byAddress = () => send('POST', { type: 'saml', metadata_url: url() });

    beforeAll(async () => {
      server = await startLoopbackServer(
        (_request, response) => void response.writeHead(answer.status).end(answer.text),
      );
    });

    afterAll(() => server.stop());

    test('it is fetched', async () => {
      const entity = newEntity();
      answer = { status: 200, text: metadata(entity) };
      expect((await byAddress()).body).toMatchObject({ saml: { entity_id: entity, metadata_url: url() } });
    });

    test('an error there is reported, and a redirect is not followed', async () => {
      for (const status of [500, 302]) {
        answer = { status, text: '' };
        expect(await byAddress()).toMatchObject({
          status: 400,
          body: {
            code: 'saml_metadata_fetch_failed',
            message: `HTTP ${status} error fetching SAML Metadata from URL '${url()}'`,
          },
        });
      }
    });
  });

  test('metadata from a private network is not fetched unless that is allowed', async () => {
    const strict = await startTestIdentity();
    try {
      const ask = async (metadata_url: string) =>
        (
          await call(strict, 'POST', path, {
            token: await strict.signAdmin(),
            body: { type: 'saml', metadata_url },
            headers: currentVersion,
          })
        ).body['code'];
      expect(await ask('http://idp.example')).toBe('validation_failed');
      expect(await ask('https://127.0.0.1:1/')).toBe('saml_metadata_fetch_failed');
      expect(await ask('https://localhost:1/')).toBe('saml_metadata_fetch_failed');
    } finally {
      await strict.stop();
    }
  });

  test.each([
    ['POST', '/sso', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['GET', '/sso/saml/metadata', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['POST', '/sso/saml/acs', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['GET', '/scim/v2/ServiceProviderConfig', 'feature_disabled', 'SCIM server is disabled'],
  ])('%s %s is disabled, whatever is sent', async (method, address, code, message) => {
    const answer = await call(identity, method, `/auth/v1${address}`, {
      headers: currentVersion,
      ...(method === 'POST' && { rawBody: '{' }),
    });
    expect(answer).toMatchObject({ status: 404, body: { code, message } });
  });

  test('the published client gets an error while it is disabled', async () => {
    const { error } = await identity.createClient().signInWithSSO({ domain: 'company.example' });
    expect([error?.status, error?.code]).toEqual([404, 'saml_provider_disabled']);
  });
});
