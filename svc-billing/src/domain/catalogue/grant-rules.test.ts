import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { newestCatalogue } from './catalogue-versions';
import { addLifetime, grantRulesOf } from './grant-rules';

const rules = grantRulesOf(newestCatalogue.version);

/** Names of countable kinds in the public texts. */
const words: Readonly<Partial<Record<EntitlementKind, { en: RegExp; id: RegExp }>>> = {
  cv_template_basic: { en: /basic CV template/, id: /templat CV dasar/ },
  cv_makeover: { en: /CV and LinkedIn makeover/, id: /perbaikan CV dan LinkedIn/ },
  consultation: { en: /consultation/, id: /konsultasi/ },
  webinar: { en: /HR webinar/, id: /webinar HR/ },
  job_application: { en: /job application/, id: /lamaran kerja/ },
  personality_test: { en: /personality assessment/, id: /asesmen kepribadian/ },
  career_assessment: { en: /career assessment/, id: /asesmen karier/ },
  private_session: { en: /private session/, id: /sesi privat/ },
};

const kindOf = (text: string, language: 'en' | 'id') =>
  (Object.keys(words) as EntitlementKind[]).filter((kind) => words[kind]?.[language].test(text));

describe.each(planFacts)('the plan $plan_type', ({ plan_type, features, duration_days }) => {
  const { counts, days } = rules.plans[plan_type];

  test.each(['en', 'id'] as const)('grants what its features say in %s, and nothing else', (language) => {
    const promised = features.flatMap((feature) => {
      const text = feature[language];
      const number = /^(\d+) /.exec(text)?.[1];
      // Guide and community are not counted.
      expect(kindOf(text, language)).toEqual(feature.kind === null ? [] : [feature.kind]);
      expect(number === undefined).toBe(feature.kind === null);
      if (feature.kind === null || redemptions[feature.kind].way === 'not_yet') return [];
      return [[feature.kind, Number(number)]];
    });
    expect(Object.fromEntries(promised)).toEqual(counts);
  });

  test('grants nothing that cannot be used yet', () => {
    for (const kind of Object.keys(counts) as EntitlementKind[])
      expect(redemptions[kind].way).not.toBe('not_yet');
  });

  test('lasts as long as the catalogue says', () => expect(days).toBe(duration_days));
});

describe('single services', () => {
  test('each grants something', () => {
    expect(Object.keys(rules.services).toSorted()).toEqual(
      serviceFacts.map(({ service_type }) => service_type).toSorted(),
    );
  });

  test.each(serviceFacts)(
    '$service_type has the kind and lifetime of the public facts',
    ({ service_type, kind, lifetime }) => {
      expect(rules.services[service_type]).toMatchObject({ kind, lifetime });
    },
  );

  test.each(['en', 'id'] as const)('what their units count is what they grant, in %s', (language) => {
    for (const { service_type, unit } of serviceFacts) {
      const { count, lifetime } = rules.services[service_type];
      const number = Number(/\d+/.exec(unit[language])?.[0] ?? 1);
      if (/days|hari/.test(unit[language])) expect(lifetime).toEqual({ days: number });
      else expect({ count, lifetime }).toEqual({ count: number, lifetime: { months: 12 } });
    }
  });

  test('T19 the template of Starter is a basic one, the templates that are sold are the premium ones', () => {
    expect(rules.plans.starter.counts).toEqual({ cv_template_basic: 1 });
    expect(rules.services['cv-template'].kind).toBe('cv_template_premium');
  });
});

test('a catalogue older than any grants nothing by guess', () => {
  expect(() => grantRulesOf('2025-12')).toThrow('2025-12');
});

test('a later catalogue that only changes prices grants what the one before it did', () => {
  expect(grantRulesOf('2026-02')).toBe(grantRulesOf('2026-01'));
  expect(grantRulesOf('2027-01')).toBe(grantRulesOf('2026-12'));
});

test.each([
  ['2026-01', [25, 50, 100]],
  ['2026-11', [undefined, undefined, undefined]],
  ['2026-12', [25, 50, 100]],
])('whoever bought by the catalogue of %s has the applications that it granted', (version, granted) => {
  const { basic, pro, elite } = grantRulesOf(version).plans;
  expect([basic, pro, elite].map(({ counts }) => counts.job_application)).toEqual(granted);
});

test.each([
  ['2026-01-31T10:00:00Z', { days: 30 }, '2026-03-02T10:00:00Z'],
  ['2026-01-31T10:00:00Z', { months: 12 }, '2027-01-31T10:00:00Z'],
])('%s and %j end %s', (from, lifetime, end) => {
  expect(addLifetime(new Date(from), lifetime)).toEqual(new Date(end));
});
