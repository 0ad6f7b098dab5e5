import { measureRoundTrip } from './resume-round-trip';

// By the built programs of two services, which `npm test` has built before; 200 profiles are `npm run bench:resumes`.
test('thirty resumes, five of each language and template, read as what was written', async () => {
  const { profiles, equal, textF1 } = await measureRoundTrip(30);
  expect({ profiles, equal }).toEqual({ profiles: 30, equal: 30 });
  expect(textF1).toBeGreaterThanOrEqual(0.98);
});
