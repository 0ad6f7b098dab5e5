import { wording } from '@sabi/job-posting/wording';
import { listJobLocations, nameJobLocation } from '@sabi/job-posting/places';
import { stringify } from 'csv-stringify/sync';
import type { StoredCompany } from '../companies/company';
import type { CompanyRepository } from '../companies/company-repository';
import { findOwnCompany } from '../companies/get-company';
import type { StoredJob } from '../jobs/job';
import { effectiveState } from '../jobs/job-lifecycle';
import type { JobRepository } from '../jobs/job-repository';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';

interface ReportDependencies {
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
}

const reportedDays = 365;
/**
 * Perpres 57/2023 requires age and sex in the report; SE Menaker M/6/HK.04/V/2025 forbids them as conditions.
 */
const unlimited = 'Tidak dibatasi';
const inRequirements = 'Lihat keterampilan atau kompetensi';

/**
 * Report of vacancies (Perpres 57/2023, article 5) and of their filling (article 6), in Indonesian, as CSV
 * with a header.
 * @throws {AppError} ACCESS_DENIED
 */
export async function writeVacancyReport(
  { tenant, now }: { tenant: Tenant; now: Date },
  dependencies: ReportDependencies,
): Promise<string> {
  assertMay(tenant, 'company.change');
  const company = await findOwnCompany(tenant, dependencies);
  const since = new Date(now.getTime() - reportedDays * 86_400_000);
  const jobs = await dependencies.jobs.jobsOf(tenant).listPublishedSince(since);
  const lines = jobs.map((job) => describeVacancy(job, company, now));
  return stringify(lines.length > 0 ? lines : [nothingFrom(company)], {
    header: true,
    bom: true, // otherwise spreadsheets read Latin-1
    escape_formulas: true,
  });
}

type Line = Readonly<Record<(typeof columns)[number], string | number>>;

/** The first twelve follow article 5 in order, the last three article 6. */
const columns = [
  'Identitas pemberi kerja',
  'NIB',
  'Nama jabatan',
  'Jumlah tenaga kerja yang dibutuhkan',
  'Masa berlaku lowongan',
  'Usia',
  'Jenis kelamin',
  'Pendidikan',
  'Keterampilan atau kompetensi',
  'Pengalaman kerja',
  'Upah atau gaji',
  'Domisili wilayah kerja',
  'Informasi lain terkait jabatan',
  'Keadaan lowongan',
  'Tanggal terisi',
  'Nomor lowongan',
] as const;

function describeVacancy(job: StoredJob, company: StoredCompany, now: Date): Line {
  const { posting } = job;
  const words = wording.id;
  const { mode, contract, pay } = posting;
  const isFilled = job.state === 'closed' && job.close_reason === 'filled';
  const terms = [
    ...(contract ? [words.contracts[contract]] : []),
    ...(posting.part_time ? [words.partTime] : []),
    ...(mode ? [words.modes[mode]] : []),
    ...(pay?.thr ? ['THR'] : []),
    ...(pay?.bpjs_kes ? ['BPJS Kesehatan'] : []),
    ...(pay?.bpjs_tk ? ['BPJS Ketenagakerjaan'] : []),
  ];
  return {
    'Identitas pemberi kerja': company.legal_name,
    NIB: company.nib ?? '',
    'Nama jabatan': posting.title,
    'Jumlah tenaga kerja yang dibutuhkan': posting.openings,
    'Masa berlaku lowongan': `${toDay(job.published_at, company)} - ${toDay(job.expires_at, company)}`,
    Usia: unlimited,
    'Jenis kelamin': unlimited,
    Pendidikan: inRequirements,
    'Keterampilan atau kompetensi': posting.requirements.map(({ text }) => text).join('; '),
    'Pengalaman kerja': inRequirements,
    'Upah atau gaji': pay ? `Rp ${pay.min} - Rp ${pay.max} ${words.aMonth}` : '',
    'Domisili wilayah kerja': listJobLocations(posting.areas)
      .map((place) => nameJobLocation(place, 'id'))
      .join('; '),
    'Informasi lain terkait jabatan': terms.join('; '),
    'Keadaan lowongan': isFilled ? 'Terisi' : stateNames[effectiveState(job, now).state],
    'Tanggal terisi': isFilled ? toDay(job.updated_at, company) : '',
    'Nomor lowongan': job.public_no,
  };
}

const stateNames: Readonly<Record<StoredJob['state'], string>> = {
  draft: 'Belum tayang',
  in_approval: 'Belum tayang',
  in_review: 'Ditinjau',
  published: 'Terbuka',
  paused: 'Dihentikan sementara',
  closed: 'Ditutup',
  expired: 'Berakhir',
};

/** The row of an empty report: the employer without a vacancy. */
const nothingFrom = ({ legal_name: name, nib }: StoredCompany): Line => ({
  ...(Object.fromEntries(columns.map((column) => [column, ''])) as Line),
  'Identitas pemberi kerja': name,
  NIB: nib ?? '',
});

/** `2026-11-29` in the company's time zone. */
const toDay = (date: Date | null, { zone }: StoredCompany): string =>
  date ? date.toLocaleDateString('sv-SE', { timeZone: zone }) : '';
