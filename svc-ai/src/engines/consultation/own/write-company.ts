import type { AskerLanguage } from '../answer/asker-language';
import type { OwnCompany } from './own-facts';
import { type Texts, toList } from './own-wording';

const none: Texts = {
  en: 'You are not a member of a company here yet.',
  id: 'Anda belum menjadi anggota perusahaan di sini.',
  zh: '您还不是任何公司的成员。',
};

/** Verification, jobs and waiting applications of each company the asker is a member of. */
export function writeCompanies(companies: readonly OwnCompany[], language: AskerLanguage): string {
  if (companies.length === 0) return none[language];
  return companies.map((company) => writeCompany(company, language)).join('\n');
}

function writeCompany({ name, verification, jobs }: OwnCompany, language: AskerLanguage): string {
  const inState = (state: string) => jobs.filter((job) => job.state === state).length;
  const readable = jobs.flatMap(({ applications }) => applications ?? []);
  const total = readable.reduce((sum, { total: each }) => sum + each, 0);
  const unanswered = readable.reduce((sum, { unanswered: each }) => sum + each, 0);
  const lines = [
    verifications[verification][language],
    jobCount(inState('published'), inState('draft'))[language],
    ...(readable.length > 0 ? [applicationCount(unanswered, total)[language]] : []),
  ];
  return `${name}:\n${toList(lines)}`;
}

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const jobCount = (published: number, drafts: number): Texts => ({
  en: `${plural(published, 'published job', 'published jobs')}, ${plural(drafts, 'draft', 'drafts')}`,
  id: `${published} lowongan tayang, ${drafts} draf`,
  zh: `已发布职位 ${published} 个，草稿 ${drafts} 个`,
});
const applicationCount = (unanswered: number, total: number): Texts => ({
  en: `${plural(unanswered, 'application has', 'applications have')} waited more than 7 days for an answer, of ${total} in all`,
  id: `${unanswered} lamaran menunggu jawaban lebih dari 7 hari, dari ${total} seluruhnya`,
  zh: `${unanswered} 份申请等待答复超过 7 天，共 ${total} 份`,
});
const verifications: Readonly<Record<OwnCompany['verification'], Texts>> = {
  unverified: { en: 'not verified yet', id: 'belum terverifikasi', zh: '尚未认证' },
  submitted: {
    en: 'not verified yet: our team is checking what you submitted',
    id: 'belum terverifikasi: tim kami sedang memeriksa pengajuan Anda',
    zh: '尚未认证：我们正在审核您提交的资料',
  },
  verified: { en: 'verified', id: 'sudah terverifikasi', zh: '已认证' },
  rejected: { en: 'verification rejected', id: 'verifikasi ditolak', zh: '认证未通过' },
  more_information: {
    en: 'not verified yet: our team has asked you for more information',
    id: 'belum terverifikasi: tim kami meminta informasi tambahan',
    zh: '尚未认证：我们需要您补充资料',
  },
  revoked: { en: 'verification revoked', id: 'verifikasi dicabut', zh: '认证已撤销' },
};
