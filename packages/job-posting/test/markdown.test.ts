import { toMarkdown } from '../src/markdown';
import { buildJob } from './public-job';

const write = (job = buildJob()) => toMarkdown(job, { siteUrl: 'https://sabi.test' });

test('a job as Markdown has what its page has, in the language of the posting', () => {
  expect(write()).toBe(`# Operator Produksi

- Perusahaan: [PT Nusantara Rasa](https://sabi.test/id/companies/pt-nusantara-rasa), terverifikasi
- Lokasi: Kabupaten Sidoarjo, Jawa Timur · di tempat
- Gaji: Rp 4.500.000 - Rp 5.200.000 per bulan
- Kontrak: waktu tertentu (PKWT)
- Jumlah lowongan: 4
- Tayang: 2026-11-20
- Dibuka sampai: 2027-01-19

Menjalankan mesin pengemasan.

Sif pagi & malam.

## Persyaratan

- Bersedia bekerja dalam sif
- Paham \\<HACCP\\> (diutamakan)

## Proses rekrutmen

1. Wawancara

https://sabi.test/id/jobs/operator-produksi-41
`);
});

test('what a company wrote makes no link, no heading and no markup', () => {
  const text = write(buildJob({ language: 'en', text: '# Apply\n[here](https://x.test) <img> `x`' }));
  expect(text).toContain('\\# Apply\n\\[here\\](https://x.test) \\<img\\> \\`x\\`');
  expect(text).toContain('- Place: Sidoarjo Regency, East Java · on site');
});

test('demonstration data says so', () => {
  expect(write(buildJob({}, { is_demo: true }))).toContain('> Data contoh: lowongan ini tidak ada.');
});
