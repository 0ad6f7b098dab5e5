import type { PublicJob } from '@sabi/contracts/http/hiring/board';

export function buildJob(
  posting: Partial<PublicJob['posting']> = {},
  changes: Partial<PublicJob> = {},
): PublicJob {
  return {
    public_no: 41,
    slug: 'operator-produksi',
    company: { slug: 'pt-nusantara-rasa', name: 'PT Nusantara Rasa', is_verified: true, verified_at: null },
    posting: {
      title: 'Operator Produksi',
      language: 'id',
      text: 'Menjalankan mesin pengemasan.\n\nSif pagi & malam.',
      areas: ['35.15'],
      mode: 'onsite',
      contract: 'pkwt',
      part_time: false,
      level: 'entry',
      category: 'manufacturing',
      openings: 4,
      pay: { min: 4_500_000, max: 5_200_000, parts: [], thr: true, bpjs_kes: true, bpjs_tk: true },
      requirements: [
        { text: 'Bersedia bekerja dalam sif', must: true },
        { text: 'Paham <HACCP>', must: false },
      ],
      process: ['Wawancara'],
      ...posting,
    },
    published_at: '2026-11-20T03:00:00.000Z',
    changed_at: '2026-11-21T03:00:00.000Z',
    expires_at: '2027-01-19T03:00:00.000Z',
    is_unconfirmed: false,
    is_demo: false,
    ...changes,
  };
}
