import { listStaffRemotesRoute } from '@sabi/contracts/http/gateway/staff-remotes';
import { staffClaims } from '@sabi/test-kit/openapi/staff-access';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import type { PublisherKeys } from '../src/domain/releases/publisher-keys';
import { startTestGateway, type TestGateway } from './running-gateway';
import { upload } from './team';

const version = '1.0.0-0000000001';

describe('a gateway that shares a process with remotes', () => {
  let keys: PublisherKeys = {};
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startTestGateway({ publisherKeys: () => keys });
    await upload(gateway.store, 'mf-test', version);
  });
  afterAll(() => gateway.stop());

  const shownToStaff = async () => {
    const token = await gateway.issuer.sign(staffClaims({ roles: ['platform'] }));
    const { body } = await request(gateway.url)
      .get(listStaffRemotesRoute.path)
      .auth(token, { type: 'bearer' })
      .expect(200);
    return (body as { remotes: { name: string }[] }).remotes.map(({ name }) => name);
  };

  const listed = async () => {
    const { body } = await request(gateway.url).get('/remotes.json').expect(200);
    return (body as { remotes: { name: string }[] }).remotes.map(({ name }) => name);
  };

  test('publishes and serves a remote from the moment it joins until it leaves, and again', async () => {
    const { team } = gateway;
    const { body } = await team.publish(version).expect(403);
    expect(body.detail).toBe('mf-test has no team with a key here');
    keys = { 'mf-test': [team.publicKey] };
    await team.publish(version).expect(200);
    expect(await listed()).toEqual(['mf-test']);
    await eventually(async () => expect(await shownToStaff()).toEqual(['mf-test']));
    keys = {};
    await eventually(async () => expect(await listed()).toEqual([]));
    expect(await shownToStaff()).toEqual([]);
    await team.publish(version).expect(403);
    keys = { 'mf-test': [team.publicKey] };
    await eventually(async () => expect(await listed()).toEqual(['mf-test']));
  });
});
