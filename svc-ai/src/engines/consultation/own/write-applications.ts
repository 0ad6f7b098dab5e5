import type { AskerLanguage } from '../answer/asker-language';
import { meaningfulWords, stemsOf } from '../retrieval/terms';
import type { OwnApplicationFacts } from './own-facts';
import { type Texts, toList, writeDay } from './own-wording';

type State = OwnApplicationFacts['state'];

const shown = 5;
const ended: readonly State[] = ['rejected', 'withdrawn', 'closed_unanswered', 'closed_with_job', 'failed'];

/** Words for states, as people ask for them. */
const stateWords: readonly (readonly [RegExp, (application: OwnApplicationFacts) => boolean])[] = [
  [
    /\b(?:rejected|rejections?|turned down|declined|ditolak|penolakan|gagal)\b|拒绝|被拒/i,
    ({ state }) => state === 'rejected',
  ],
  [
    /\b(?:accepted|hired|offers?|diterima|lolos|penawaran)\b|录用|通过/i,
    ({ state }) => state === 'hired' || state === 'offer',
  ],
  [
    /\b(?:interviews?|wawancara)\b|面试/i,
    ({ stage_kind: kind, state }) => kind === 'interview' && !ended.includes(state),
  ],
  [/\b(?:withdrawn|withdrew|ditarik)\b|撤回/i, ({ state }) => state === 'withdrawn'],
  [
    /\b(?:still open|in progress|running|active|masih (?:berjalan|diproses|aktif)|sedang diproses)\b|进行中/i,
    ({ state }) => !ended.includes(state) && state !== 'hired',
  ],
];

const none: Texts = {
  en: 'You have not applied for a job here yet.',
  id: 'Anda belum mengirim lamaran di sini.',
  zh: '您还没有在这里申请职位。',
};
const noneLikeThat: Texts = {
  en: 'None of your applications is like that. Your latest:',
  id: 'Tidak ada lamaran Anda yang seperti itu. Yang terbaru:',
  zh: '您没有这样的申请。最近的申请：',
};
const yours: Texts = { en: 'Your applications:', id: 'Lamaran Anda:', zh: '您的申请：' };

/** The applications that the message asks for: by the job or company it names, by their state, or the latest. */
export function writeApplications(
  applications: readonly OwnApplicationFacts[],
  message: string,
  language: AskerLanguage,
): string {
  if (applications.length === 0) return none[language];
  const named = findNamed(applications, message);
  const inState = stateWords.find(([words]) => words.test(message))?.[1];
  const found = named.length > 0 ? named : inState ? applications.filter(inState) : applications;
  const lines = (found.length > 0 ? found : applications)
    .slice(0, shown)
    .map((application) => writeApplication(application, language));
  return `${(found.length > 0 ? yours : noneLikeThat)[language]}\n${toList(lines)}`;
}

/** Applications whose job or company shares most words with the message. */
function findNamed(applications: readonly OwnApplicationFacts[], message: string): OwnApplicationFacts[] {
  const asked = new Set(meaningfulWords(message).flatMap(stemsOf));
  const rated = applications.map((application) => {
    const { title, company_name: company } = application.job;
    const words = meaningfulWords(`${title} ${company}`).filter((word) => word !== 'pt');
    return {
      application,
      hits: words.filter((word) => stemsOf(word).some((stem) => asked.has(stem))).length,
    };
  });
  const most = Math.max(0, ...rated.map(({ hits }) => hits));
  return most === 0 ? [] : rated.filter(({ hits }) => hits === most).map(({ application }) => application);
}

function writeApplication(application: OwnApplicationFacts, language: AskerLanguage): string {
  const { job, submitted_at: sent, opened_at: opened, state, stage_kind: stage } = application;
  const about = nameOf(job.title, job.company_name)[language];
  const parts = [
    states[state][language],
    stage && !ended.includes(state) ? stages[stage][language] : '',
    sent ? sentOn(writeDay(sent, language))[language] : '',
    state === 'applied' ? (opened ? openedOn(writeDay(opened, language)) : unopened)[language] : '',
  ].filter((part) => part !== '');
  return `${about}: ${parts.join(language === 'zh' ? '，' : ', ')}`;
}

const nameOf = (title: string, company: string): Texts => ({
  en: `${title} at ${company}`,
  id: `${title} di ${company}`,
  zh: `${company} 的 ${title}`,
});
const sentOn = (day: string): Texts => ({ en: `sent on ${day}`, id: `dikirim ${day}`, zh: `${day}发送` });
const openedOn = (day: string): Texts => ({
  en: `opened by the company on ${day}`,
  id: `dibuka perusahaan pada ${day}`,
  zh: `公司已于${day}打开`,
});
const unopened: Texts = {
  en: 'not opened by the company yet',
  id: 'belum dibuka oleh perusahaan',
  zh: '公司尚未打开',
};
const states: Readonly<Record<State, Texts>> = {
  submitting: { en: 'being sent', id: 'sedang dikirim', zh: '正在发送' },
  applied: { en: 'sent, no answer yet', id: 'terkirim, belum dijawab', zh: '已发送，尚未答复' },
  in_process: { en: 'in process', id: 'sedang diproses', zh: '处理中' },
  offer: { en: 'offer made', id: 'mendapat penawaran', zh: '已收到录用意向' },
  hired: { en: 'accepted', id: 'diterima', zh: '已录用' },
  rejected: { en: 'rejected', id: 'ditolak', zh: '未通过' },
  withdrawn: { en: 'withdrawn by you', id: 'Anda tarik', zh: '您已撤回' },
  closed_unanswered: {
    en: 'closed, the company did not answer',
    id: 'ditutup, perusahaan tidak menjawab',
    zh: '已关闭，公司未答复',
  },
  closed_with_job: { en: 'closed with the job', id: 'ditutup bersama lowongannya', zh: '随职位关闭' },
  failed: { en: 'not sent', id: 'tidak terkirim', zh: '未发送' },
};
const stages: Readonly<Record<NonNullable<OwnApplicationFacts['stage_kind']>, Texts>> = {
  lead: { en: 'stage: first contact', id: 'tahap: kontak awal', zh: '阶段：初步联系' },
  review: { en: 'stage: review', id: 'tahap: peninjauan', zh: '阶段：审阅' },
  test: { en: 'stage: test', id: 'tahap: tes', zh: '阶段：测试' },
  interview: { en: 'stage: interview', id: 'tahap: wawancara (interview)', zh: '阶段：面试' },
  offer: { en: 'stage: offer', id: 'tahap: penawaran', zh: '阶段：录用意向' },
  hired: { en: 'stage: hired', id: 'tahap: diterima', zh: '阶段：录用' },
};
