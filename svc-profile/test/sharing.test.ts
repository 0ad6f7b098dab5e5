import { banChanged } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import {
  maxActiveShareLinks,
  shareLinkSchema,
  sharedProfileSchema,
} from '@sabi/contracts/http/profile/sharing';
import request from 'supertest';
import { publish } from './cvs';
import { createCaller } from './entries';
import { type Account, startTestService, type TestService } from './harness';
import {
  createShareLink,
  linksPath,
  openLink,
  openPage,
  phone,
  postShareLink,
  readLinks,
  readViews,
  tokenOf,
} from './sharing';
import { changeVisibility } from './visibility';

const dayMs = 86_400_000;
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

describe('links that show a profile', () => {
  let service: TestService;
  let owner: Account;

  const allow = async () => {
    const limits = service.database.db.collection('attempts');
    await limits.deleteMany({ key: { $regex: '^share-' } });
  };
  const own = (method: 'patch' | 'delete', id: string, { token }: Account = owner) =>
    request(service.url)[method](`${linksPath}/${id}`).auth(token, { type: 'bearer' });
  const moveEnd = (id: string, expires_at: Date) =>
    service.database.db.collection('share_links').updateOne({ id }, { $set: { expires_at } });

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    await allow();
    owner = await service.account({
      user_type: 'talent',
      first_name: 'Ayu Putri',
      last_name: 'Lestari',
      phone_number: '+62 812 0000 0001',
      position_interest: 'Planner',
    });
    const { add } = createCaller(service, owner);
    await add('skills', { skill_name: 'SAP', proficiency_level: null }).expect(201);
  });
  afterAll(() => service.stop());

  describe('for their owner', () => {
    test('there are none until one is made', async () => {
      expect(await readLinks(service, owner)).toEqual([]);
      const link = await createShareLink(service, owner, { days: 7 });
      expect(shareLinkSchema.strict().parse(link)).toMatchObject({
        label: 'PT Maju – HR',
        state: 'active',
        shows_contact: false,
        contact_email: null,
        view_count: 0,
        last_viewed_at: null,
      });
      expect(link.url).toMatch(/^https:\/\/sabi\.test\/shared\?token=[\w-]{43}$/);
      expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(7 * dayMs);
      expect(await readLinks(service, owner)).toEqual([link]); // the same address
      expect(await readLinks(service, await service.account())).toEqual([]);
    });

    test('a reader of the database cannot make the address of it', async () => {
      const link = await createShareLink(service, owner);
      const stored = await service.database.db.collection('share_links').findOne({ id: link.id });
      const proof = Buffer.from(tokenOf(link), 'base64url').subarray(16);
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(JSON.stringify(stored)).not.toContain(proof.toString(encoding));
    });

    test('one gets another name and more time', async () => {
      const link = await createShareLink(service, owner, { days: 7 });
      const { body } = await own('patch', link.id).send({ label: 'CV Lain', days: 90 }).expect(200);
      expect(body).toMatchObject({ label: 'CV Lain', url: link.url, state: 'active' });
      expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.parse(link.created_at) + 89 * dayMs);
      await own('patch', link.id).send({ shows_contact: true }).expect(422); // visitors were shown less
    });

    test.each([{ days: 8 }, { label: ' ' }, { label: 'x'.repeat(81) }, { language: 'fr' }, { user_id: 'x' }])(
      'takes nothing like %j',
      async (changes) => {
        await postShareLink(service, owner, changes).expect(422);
        expect(await readLinks(service, owner)).toEqual([]);
      },
    );

    test('twenty work at a time; who ends one may make another', async () => {
      for (let number = 0; number < maxActiveShareLinks; number += 1) await createShareLink(service, owner);
      const { body } = await postShareLink(service, owner).expect(409);
      expect(body.code).toBe('SHARE_LINKS_TOO_MANY');
      const [first] = await readLinks(service, owner);
      await own('delete', first?.id ?? '').expect(204);
      await postShareLink(service, owner).expect(201);
    });

    test('not too many are made in an hour', async () => {
      for (let number = 0; number < 30; number += 1) {
        const { id } = await createShareLink(service, owner);
        await own('delete', id).expect(204);
      }
      const { headers } = await postShareLink(service, owner).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });

    test('a recruiter has none', async () => {
      await postShareLink(service, await service.account({ user_type: 'recruiter' })).expect(403);
    });
  });

  describe('for who has one', () => {
    test('show what was chosen and nothing else', async () => {
      const { body, headers } = await openLink(service, await createShareLink(service, owner)).expect(200);
      expect(sharedProfileSchema.strict().parse(body)).toMatchObject({
        email: null,
        profile: { first_name: 'Ayu Putri', last_name: 'Lestari', phone_number: null },
        lists: { skills: [{ skill_name: 'SAP', proficiency_level: null }] },
      });
      expect(Object.keys(body.lists.skills[0])).toEqual(['skill_name', 'proficiency_level']);
      expect(JSON.stringify(body)).not.toContain(owner.userId);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
      });
    });

    test('show how to reach the owner, and a shorter name, where that was chosen', async () => {
      const wish = { shows_contact: true, shows_full_name: false };
      const { body } = await openLink(service, await createShareLink(service, owner, wish)).expect(200);
      expect(body.email).toMatch(/@example\.com$/);
      expect(body.profile).toMatchObject({
        first_name: 'Ayu',
        last_name: 'L.',
        phone_number: '+62 812 0000 0001',
      });
    });

    test('show the profile also where it is hidden from recruiters: a link is the owner’s own act', async () => {
      await changeVisibility(service, owner, { is_visible: false }).expect(200);
      await openLink(service, await createShareLink(service, owner)).expect(200);
    });

    test('are all the same when they do not work: unknown, expired, revoked', async () => {
      const [expired, revoked] = [
        await createShareLink(service, owner),
        await createShareLink(service, owner),
      ];
      await moveEnd(expired.id, new Date());
      await own('delete', revoked.id).expect(204);
      await own('delete', revoked.id).expect(204); // again
      const bodies = [];
      for (const link of [expired, revoked, 'unknown', `${tokenOf(expired)}x`]) {
        const { body } = await openLink(service, link).expect(404);
        const { request_id: _id, requestId: _same, ...rest } = body;
        bodies.push(JSON.stringify({ ...rest, instance: '' }));
      }
      expect(new Set(bodies).size).toBe(1);
      const states = (await readLinks(service, owner)).map(({ state, url }) => [state, url]);
      expect(states).toEqual([
        ['revoked', null],
        ['expired', null],
      ]);
      const { body } = await own('patch', expired.id).send({ days: 7 }).expect(409);
      expect(body.code).toBe('SHARE_LINK_ENDED');
      await openLink(service, expired).expect(404);
    });

    test('cannot be guessed for long, and a link that works costs nobody a try', async () => {
      const link = await createShareLink(service, owner);
      for (let number = 0; number < 35; number += 1) await openLink(service, link).expect(200);
      for (let number = 0; number < 30; number += 1) await openLink(service, `guess-${number}`).expect(404);
      await openLink(service, 'guess').expect(429);
      await openPage(service, link).expect(429).expect('Content-Type', /html/);
    });

    test.each([
      ['too long', `token=${'a'.repeat(5000)}`],
      ['empty', 'token='],
      ['given twice', 'token=a&token=b'],
      ['a list', 'token[]=a'],
      ['an object', 'token[$ne]=a'],
      ['another’s alphabet', `token=${encodeURIComponent('🙂\u0000%')}`],
      ['missing', ''],
    ])('a token that is %s is one that is unknown', async (_name, query) => {
      const { body } = await request(service.url).get(`/api/profile/v1/shared?${query}`).expect(404);
      expect(body.code).toBe('SHARE_LINK_NOT_FOUND');
      const { text } = await request(service.url)
        .get(`/shared?${query}`)
        .expect(404)
        .expect('Content-Type', /html/);
      expect(text).toContain('This link does not work any more');
    });

    describe('of an account that an operator has closed', () => {
      const ban = (banned_until: Date | null) =>
        publish(service, banChanged, {
          user_id: owner.userId,
          banned_until: banned_until?.toISOString() ?? null,
        });
      /** Ends the ban now and keeps the rest. */
      const endBanNow = () =>
        service.database.db
          .collection('account_bans')
          .updateOne({ user_id: owner.userId }, { $set: { banned_until: new Date() } });

      test('show nothing, and the profile again when the ban is lifted', async () => {
        const link = await createShareLink(service, owner);
        await ban(new Date(Date.now() + dayMs));
        const { text } = await openPage(service, link).expect(404);
        expect(text).toContain('This link does not work any more');
        expect((await openLink(service, link).expect(404)).body.code).toBe('SHARE_LINK_NOT_FOUND');
        expect(await readViews(service, owner, link)).toEqual([]);
        await ban(null);
        await openPage(service, link).expect(200);
      });

      test('show it again once the ban is over, without a further word', async () => {
        const link = await createShareLink(service, owner);
        await ban(new Date(Date.now() + dayMs));
        await openLink(service, link).expect(404);
        await endBanNow();
        await openLink(service, link).expect(200);
      });

      test('stay as the newest word has it, whichever comes last', async () => {
        const link = await createShareLink(service, owner);
        const body = { user_id: owner.userId, banned_until: new Date(Date.now() + dayMs).toISOString() };
        const older = createMessage(banChanged, body);
        await ban(null);
        await service.broker.publish({ ...older, occurredAt: new Date(Date.now() - dayMs) });
        await openLink(service, link).expect(200);
      });

      test('and those of others work as before', async () => {
        const other = await createShareLink(service, await service.account({ first_name: 'Budi' }));
        await ban(new Date(Date.now() + dayMs));
        await openLink(service, other).expect(200);
      });
    });

    test('show nothing of a profile that is a recruiter’s by now', async () => {
      const link = await createShareLink(service, owner);
      const { db } = service.database;
      await db
        .collection('profiles')
        .updateOne({ user_id: owner.userId }, { $set: { user_type: 'recruiter' } });
      await openLink(service, link).expect(404);
    });
  });

  describe('as pages', () => {
    test('need no script and are found by no search engine', async () => {
      const link = await createShareLink(service, owner);
      const { text, headers } = await openPage(service, link).expect(200);
      expect(text).toContain('<html lang="en">');
      expect(text).toContain('<h1>Ayu Putri Lestari</h1>');
      expect(text).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
      expect(text).not.toContain('<script');
      expect(text).not.toContain('+62');
      expect(text).toContain(`/id/shared?token=${tokenOf(link)}`);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    });

    test('are in the language of the link, and their texts are no markup', async () => {
      await request(service.url)
        .patch('/api/profile/v1/profile')
        .auth(owner.token, { type: 'bearer' })
        .send({ title: '<script>alert(1)</script>' })
        .expect(200);
      const link = await createShareLink(service, owner, { language: 'id' });
      expect(link.url).toContain('/id/shared?token=');
      const { text } = await openPage(service, link).expect(200);
      expect(text).toContain('<html lang="id">');
      expect(text).toContain('Keahlian');
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toContain('<script');
    });

    test('say kindly that a link has ended, and no more', async () => {
      const link = await createShareLink(service, owner);
      await own('delete', link.id).expect(204);
      const { text, headers } = await openPage(service, link).expect(404);
      expect(text).toContain('This link does not work any more');
      expect(text).not.toContain('Lestari');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect((await request(service.url).get('/id/shared').expect(404)).text).toContain(
        'Tautan ini sudah tidak berlaku',
      );
    });
  });

  describe('list their views', () => {
    test('when and by what, and neither an address nor what the browser says of itself', async () => {
      const link = await createShareLink(service, owner);
      await openPage(service, link).expect(200);
      await openLink(service, link, computer).expect(200);
      const views = await readViews(service, owner, link);
      expect(views.map(({ device, browser }) => [device, browser])).toEqual([
        ['computer', 'Firefox'],
        ['phone', 'Chrome'],
      ]);
      const [{ view_count, last_viewed_at } = link] = await readLinks(service, owner);
      expect([view_count, last_viewed_at]).toEqual([2, views[0]?.seen_at]);
      const rows = await service.database.db
        .collection('share_link_views')
        .find({ link_id: link.id })
        .toArray();
      for (const { _id, ...row } of rows)
        expect(Object.keys(row).sort()).toEqual(['browser', 'device', 'link_id', 'seen_at', 'user_id']);
    });

    test('but not previews, prefetches or the owner', async () => {
      const link = await createShareLink(service, owner);
      const { headers } = await request(service.url)
        .get(linksPath)
        .auth(owner.token, { type: 'bearer' })
        .expect(200);
      const cookies = [headers['set-cookie']].flat().map((cookie) => String(cookie));
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toMatch(/Path=\/(id\/)?shared; .*HttpOnly; SameSite=Lax/);
      const mark = cookies[0]?.split(';')[0] ?? '';
      await openPage(service, link).set('Cookie', mark).expect(200);
      await openPage(service, link, 'WhatsApp/2.24.25.78 A').expect(200);
      await openPage(service, link).set('Sec-Purpose', 'prefetch').expect(200);
      const { pathname, search } = new URL(link.url ?? '');
      await request(service.url).head(`${pathname}${search}`).set('User-Agent', phone).expect(200);
      expect(await readViews(service, owner, link)).toEqual([]);
      const other = await createShareLink(service, await service.account({ first_name: 'Budi' }));
      await openPage(service, other).set('Cookie', mark).expect(200); // a person views another profile
      expect(
        await service.database.db.collection('share_link_views').countDocuments({ link_id: other.id }),
      ).toBe(1);
    });
  });
});
