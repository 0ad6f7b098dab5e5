import { cities, provinces } from '@sabi/areas';
import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { contractKinds, workModes } from '@sabi/contracts/hiring/posting-terms';
import { createRandom, type Random } from '@sabi/test-kit/generated-profiles/random';
import { checkStructuredData } from '../src/check-structured-data';
import { toStructuredData } from '../src/structured-data';
import { buildJob } from './public-job';

const page = { siteUrl: 'https://sabi.test', language: 'id' } as const;
const now = new Date('2026-11-29T00:00:00.000Z');

/** What owners type, with what does not belong there. */
const titles = [
  'Kasir',
  'Staf Pajak Brevet B',
  'Kepala Gudang - PT Nusantara Rasa',
  'Perawat | Gaji Rp 6.000.000',
  'URGENT: Barista',
  'Data Engineer (Remote)',
  'Apoteker (Surabaya)',
  '#1024 - Operator Produksi!!!',
] as const;
const texts = [
  'Melayani pelanggan.',
  'You keep <b>ledgers</b> & reports.\nDaily.\n\nWeekly.',
  'Bekerja di < 5 cabang "utama".\n\n\n- sif pagi\n- sif malam',
] as const;

function generateJob(number: number): PublicJob {
  const random = createRandom(number);
  const mode = random.pick(workModes);
  const [min, more] = [random.between(2_000_000, 45_000_000), random.between(0, 5_000_000)];
  return buildJob(
    {
      title: random.pick(titles),
      language: random.pick(['en', 'id'] as const),
      text: random.pick(texts),
      mode,
      areas: mode === 'remote' && random.between(1, 2) === 1 ? [] : pickAreas(random),
      contract: random.pick(contractKinds),
      part_time: random.between(1, 3) === 1,
      openings: random.between(1, 40),
      pay: { min, max: min + more, parts: [], thr: true, bpjs_kes: false, bpjs_tk: false },
      requirements: random.between(1, 3) === 1 ? [] : [{ text: 'SMA & <sederajat>', must: true }],
      process: random.between(1, 2) === 1 ? [] : ['Wawancara', 'Tes'],
    },
    { public_no: number },
  );
}

const pickAreas = (random: Random): string[] => [
  random.pick(cities).code,
  ...(random.between(1, 4) === 1 ? [random.pick(provinces).code] : []),
];

test('G3 500 generated jobs keep every rule that Google has published', () => {
  const broken = Array.from({ length: 500 }, (_, index) => generateJob(index + 1)).flatMap((job) =>
    checkStructuredData(toStructuredData(job, page), now).map((rule) => `${job.posting.title}: ${rule}`),
  );
  expect(broken).toEqual([]);
});

describe('the data', () => {
  test('is that of the page', () => {
    expect(toStructuredData(buildJob(), page)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Operator Produksi',
      description:
        '<p>Menjalankan mesin pengemasan.</p><p>Sif pagi &amp; malam.</p><p>Persyaratan:</p><ul><li>Bersedia bekerja dalam sif</li><li>Paham &lt;HACCP&gt; (diutamakan)</li></ul><p>Proses rekrutmen:</p><ol><li>Wawancara</li></ol>',
      datePosted: '2026-11-20T03:00:00.000Z',
      validThrough: '2027-01-19T03:00:00.000Z',
      url: 'https://sabi.test/id/jobs/operator-produksi-41',
      inLanguage: 'id',
      identifier: { '@type': 'PropertyValue', name: 'PT Nusantara Rasa', value: '41' },
      hiringOrganization: {
        '@type': 'Organization',
        name: 'PT Nusantara Rasa',
        sameAs: 'https://sabi.test/id/companies/pt-nusantara-rasa',
      },
      employmentType: ['TEMPORARY'],
      totalJobOpenings: 4,
      directApply: false,
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Kabupaten Sidoarjo',
            addressRegion: 'Jawa Timur',
            addressCountry: 'ID',
          },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'IDR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: 4_500_000,
          maxValue: 5_200_000,
          unitText: 'MONTH',
        },
      },
    });
  });

  test('of a remote job says that it is done from home in Indonesia; of a hybrid one it does not', () => {
    const remote = toStructuredData(buildJob({ mode: 'remote', areas: [] }), page);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(toStructuredData(buildJob({ mode: 'hybrid' }), page)).not.toHaveProperty('jobLocationType');
  });

  test('names the job alone', () => {
    const titleOf = (title: string) => toStructuredData(buildJob({ title, areas: ['35.78'] }), page)?.title;
    expect(titleOf('DIBUTUHKAN - Kasir (PT Nusantara Rasa, Surabaya)')).toBe('Kasir');
    expect(titleOf('UI/UX Designer')).toBe('UI/UX Designer');
    expect(titleOf('Guru Bahasa Inggris (SMP)')).toBe('Guru Bahasa Inggris (SMP)');
  });

  test('is not made of demonstration data', () => {
    expect(toStructuredData(buildJob({}, { is_demo: true }), page)).toBeUndefined();
  });
});

describe('the checker', () => {
  const good = toStructuredData(buildJob(), page);

  test.each([
    ['is a JobPosting', { '@type': 'Job' }],
    ['has a title (', { title: ' ' }],
    ['title of the job alone', { title: 'Operator di PT Nusantara Rasa' }],
    ['title of the job alone', { title: 'Operator Rp 5 juta' }],
    ['has a description', { description: 'Operator Produksi' }],
    ['has a description', { description: '<p>Ya</p><script>' }],
    ['was published', { datePosted: '20 November 2026' }],
    ['was published', { datePosted: '2026-12-01' }],
    ['ends at a date', { validThrough: '2026-11-28T00:00:00Z' }],
    ['names the organization', { hiringOrganization: { '@type': 'Organization' } }],
    ['names a place', { jobLocation: undefined }],
    ['names a place', { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } } }],
    ['done from home', { jobLocationType: 'TELECOMMUTE' }],
    ['gives pay', { baseSalary: { ...good?.baseSalary, currency: 'Rp' } }],
    [
      'gives pay',
      { baseSalary: { ...good?.baseSalary, value: { ...good?.baseSalary?.value, minValue: 9_000_000 } } },
    ],
    ['has employment types', { employmentType: ['PERMANENT'] }],
    ['has an identifier', { identifier: '41' }],
    ['says whether the page', { directApply: 'false' }],
  ])('finds what breaks: %s', (rule, fault) => {
    expect(checkStructuredData({ ...good, ...fault }, now)).toEqual([expect.stringContaining(rule)]);
  });
});
