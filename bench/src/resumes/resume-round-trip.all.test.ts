import { measureRoundTrip } from './resume-round-trip';

// By the built programs of two services, which `npm test` has built before; 200 profiles are `npm run bench:resumes`.
test('thirty-six resumes, three of each language and template, read as what was written', async () => {
  const { profiles, equal, textF1 } = await measureRoundTrip(36);
  expect({ profiles, equal }).toEqual({ profiles: 36, equal: 36 });
  expect(textF1).toBeGreaterThanOrEqual(0.98);
});
