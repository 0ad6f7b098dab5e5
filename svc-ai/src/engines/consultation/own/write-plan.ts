import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Allowance } from '@sabi/contracts/http/hiring/applications';
import { planFacts } from '@sabi/shared-texts/catalogue';
import type { AskerLanguage } from '../answer/asker-language';
import { kindsIn } from './offer-words';
import { nameIn, type Texts, toList, writeDay } from './own-wording';

const planName = (type: string, language: AskerLanguage): string => {
  const plan = planFacts.find(({ plan_type }) => plan_type === type);
  return plan ? nameIn(plan.name, language) : type;
};

/** The plan, until when it lasts, and what follows it. */
export function writePlan(
  { plan_type: type, ends_at: ends, days_left: left, next }: PlanUsage,
  language: AskerLanguage,
) {
  const name = planName(type, language);
  const now =
    ends === null
      ? endlessPlan(name)[language]
      : lastingPlan(name, writeDay(ends, language), left ?? 0)[language];
  if (!next) return now;
  const then = nextPlan(
    planName(next.plan_type, language),
    writeDay(next.starts_at, language),
    writeDay(next.ends_at, language),
  );
  return `${now} ${then[language]}`;
}

const endlessPlan = (name: string): Texts => ({
  en: `You are on the ${name} plan. It has no expiry date.`,
  id: `Paket Anda saat ini ${name}. Paket ini berlaku tanpa batas waktu.`,
  zh: `您目前使用的是 ${name} 套餐，没有到期日。`,
});
const lastingPlan = (name: string, day: string, left: number): Texts => ({
  en: `You are on the ${name} plan. It ends on ${day}, in ${left} ${left === 1 ? 'day' : 'days'}.`,
  id: `Paket Anda saat ini ${name}, berlaku sampai ${day} (${left} hari lagi).`,
  zh: `您目前使用的是 ${name} 套餐，有效期至${day}，还剩 ${left} 天。`,
});
const nextPlan = (name: string, from: string, until: string): Texts => ({
  en: `After that, your ${name} plan begins on ${from} and lasts until ${until}.`,
  id: `Setelah itu paket ${name} Anda mulai ${from} dan berlaku sampai ${until}.`,
  zh: `之后，您的 ${name} 套餐将于${from}开始，有效期至${until}。`,
});

const kindNames: Readonly<Record<EntitlementKind, Texts>> = {
  cv_makeover: {
    en: 'CV and LinkedIn makeovers',
    id: 'perbaikan CV dan LinkedIn',
    zh: '简历与 LinkedIn 优化',
  },
  consultation: { en: 'consultations', id: 'konsultasi', zh: '咨询' },
  webinar: { en: 'HR webinars', id: 'webinar HR', zh: 'HR 网络研讨会' },
  job_application: { en: 'applications of your plan', id: 'lamaran dari paket Anda', zh: '套餐内的职位申请' },
  personality_test: { en: 'personality assessments', id: 'asesmen kepribadian', zh: '性格测评' },
  career_assessment: { en: 'career assessments', id: 'asesmen karier', zh: '职业测评' },
  private_session: { en: 'private HR sessions', id: 'sesi privat HR', zh: '私人 HR 咨询' },
  cv_template_basic: { en: 'basic CV templates', id: 'templat CV dasar', zh: '基础简历模板' },
  cv_template_premium: { en: 'premium CV templates', id: 'templat CV premium', zh: '高级简历模板' },
  whatsapp_assistant: { en: 'WhatsApp assistant', id: 'asisten WhatsApp', zh: 'WhatsApp 助理' },
};

const has: Texts = { en: 'You have left:', id: 'Sisa kuota Anda:', zh: '您还剩：' };
const hasNothing: Texts = {
  en: 'You have none of it: your plan holds none, and none was bought separately.',
  id: 'Anda tidak memilikinya: paket Anda tidak mencakupnya dan belum ada pembelian terpisah.',
  zh: '您没有这项服务：套餐中不包含，也没有单独购买。',
};
const freeLeft = ({ free_left: left, free_total: total }: Allowance): Texts => ({
  en: `${left} of ${total} free applications this month`,
  id: `${left} dari ${total} lamaran gratis bulan ini`,
  zh: `本月免费申请 ${left}/${total}`,
});

/** What is left of the kinds that the message names, or of all. */
export function writeQuota(
  { usage }: PlanUsage,
  allowance: Allowance,
  { message, whole, language }: { message: string; whole: string; language: AskerLanguage },
): string {
  const named = kindsIn(message).length > 0 ? kindsIn(message) : kindsIn(whole);
  const isOf = (kind: EntitlementKind) => named.length === 0 || named.includes(kind);
  const rows = usage
    .filter(({ kind }) => isOf(kind))
    .map(({ kind, used, total, ends_at: ends }) => {
      const until = ends === null ? '' : untilDay(writeDay(ends, language))[language];
      return `${leftOf(kindNames[kind][language], Math.max(0, total - used), total)[language]}${until}`;
    });
  const lines = [...rows, ...(isOf('job_application') ? [freeLeft(allowance)[language]] : [])];
  return lines.length === 0 ? hasNothing[language] : `${has[language]}\n${toList(lines)}`;
}

const leftOf = (name: string, left: number, total: number): Texts => ({
  en: `${name}: ${left} of ${total}`,
  id: `${name}: ${left} dari ${total}`,
  zh: `${name}：${left}/${total}`,
});
const untilDay = (day: string): Texts => ({
  en: `, until ${day}`,
  id: `, sampai ${day}`,
  zh: `，有效期至${day}`,
});
