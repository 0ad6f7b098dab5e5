// Data of pages in the format of svc-hiring, for tests.
import type { CompanyPage, JobDetailPage, ListPage, PageCard } from '@sabi/contracts/http/hiring/pages';

const surabaya = { code: '35.78', name: 'Surabaya City', province: 'East Java', zone: 'WIB' } as const;

export function buildCard(changes: Partial<PageCard> = {}): PageCard {
  return {
    public_no: 12,
    slug: 'barista',
    title: 'Barista',
    company: { slug: 'kopi-pagi', name: 'PT Kopi Pagi', is_verified: true },
    places: [surabaya],
    mode: 'onsite',
    contract: 'pkwt',
    part_time: false,
    level: 'entry',
    pay: { min: 4_500_000, max: 5_200_000 },
    published_at: '2026-11-20T18:30:00.000Z',
    is_unconfirmed: false,
    is_demo: false,
    ...changes,
  };
}

export function buildListPage({
  filters,
  ...changes
}: Partial<Omit<ListPage, 'filters'>> & { filters?: Partial<ListPage['filters']> } = {}): ListPage {
  return {
    kind: 'list',
    filters: {
      ...{
        q: null,
        area: [],
        radius_km: null,
        mode: [],
        type: [],
        level: [],
        pay_min: null,
        with_pay: false,
      },
      ...{ posted_days: null, verified: false, company: null, sort: 'best' },
      ...filters,
    },
    is_first: true,
    total: 1,
    jobs: [buildCard()],
    counts: { mode: { onsite: 1, remote: 1500 }, type: { TEMPORARY: 1 }, level: { entry: 1 } },
    places: [
      { code: '35', name: 'East Java', province: null, total: 1 },
      { code: '35.78', name: 'Surabaya City', province: 'East Java', total: 1 },
    ],
    did_you_mean: null,
    read_as: [],
    next: null,
    widened: [],
    nearby: [],
    ...changes,
  };
}

export function buildJobPage(changes: Partial<JobDetailPage['job']> = {}): JobDetailPage {
  return {
    kind: 'job',
    job: {
      public_no: 12,
      slug: 'barista',
      company: {
        ...{ slug: 'kopi-pagi', name: 'PT Kopi Pagi', is_verified: true },
        verified_at: '2026-10-01T03:00:00.000Z',
      },
      posting: {
        title: 'Barista',
        language: 'id',
        text: 'Menyajikan kopi.\n\n- Buka toko\n- Tutup toko',
        areas: ['35.78'],
        mode: 'onsite',
        contract: 'pkwt',
        part_time: false,
        level: 'entry',
        category: 'food',
        openings: 2,
        pay: {
          min: 4_500_000,
          max: 5_200_000,
          parts: [{ name: 'Uang makan', amount: 500_000 }],
          thr: true,
          bpjs_kes: true,
          bpjs_tk: false,
        },
        requirements: [
          { text: 'Ramah', must: true },
          { text: 'Bisa latte art', must: false },
        ],
        process: ['Wawancara', 'Uji coba'],
      },
      published_at: '2026-11-20T18:30:00.000Z',
      changed_at: '2026-11-20T18:30:00.000Z',
      expires_at: '2027-01-19T18:30:00.000Z',
      is_unconfirmed: false,
      is_demo: false,
      ...changes,
    },
    places: [surabaya],
    similar: [buildCard({ public_no: 13, title: 'Kasir', slug: 'kasir' })],
    structured_data: { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Barista' },
  };
}

export function buildCompanyPage(changes: Partial<CompanyPage> = {}): CompanyPage {
  return {
    kind: 'company',
    company: {
      slug: 'kopi-pagi',
      name: 'PT Kopi Pagi',
      about: 'Kedai kopi sejak 2010.',
      zone: 'Asia/Jakarta',
      is_verified: true,
      verified: {
        ...{ legal_name: 'PT Kopi Pagi Nusantara', domains: ['kopipagi.example'] },
        ...{ at: '2026-10-01T03:00:00.000Z', until: '2027-10-01T03:00:00.000Z' },
      },
      is_demo: false,
      total: 1,
    },
    is_first: true,
    jobs: [buildCard()],
    next: null,
    ...changes,
  };
}
