import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { serviceFacts } from '@sabi/shared-texts/catalogue';

/** How people name what plans and single services give, with the kind it is counted as. */
const kindWords: readonly (readonly [RegExp, EntitlementKind])[] = [
  [
    /\b(?:make ?overs?|linked ?in|cv (?:rewrite|rewriting)|perbaikan cv|poles cv)\b|简历(?:修改|改写|优化)/i,
    'cv_makeover',
  ],
  [
    /\b(?:private|one.on.one|1.on.1|privat|pribadi)\b.*\b(?:sessions?|sesi)\b|\bsesi (?:privat|pribadi)\b|私人/i,
    'private_session',
  ],
  [/\b(?:consultations?|consults?|konsul(?:tasi)?(?:nya)?|coaching)\b|咨询/i, 'consultation'],
  [/\b(?:webinars?|webinar(?:nya)?)\b|研讨会|讲座/i, 'webinar'],
  [/\b(?:personality|kepribadian|psikotes)\b|性格/i, 'personality_test'],
  [/\b(?:career assessments?|asesmen karier|penilaian karier)\b|职业测评/i, 'career_assessment'],
  [/\b(?:templates?|templat)(?:nya)?\b|模板/i, 'cv_template_premium'],
  [/\b(?:whatsapp|wa) (?:assistant|asisten)\b|\basisten (?:whatsapp|wa)\b|助理/i, 'whatsapp_assistant'],
  [
    /\b(?:applications?|apply|applies|lamaran(?:nya)?|lamar|melamar|ngelamar|job quota|kuota (?:lowongan|lamar\w*))\b|申请|投递|职位名额/i,
    'job_application',
  ],
];

/** Kinds that a message names, in the order above. */
export const kindsIn = (message: string): EntitlementKind[] =>
  kindWords.filter(([words]) => words.test(message)).map(([, kind]) => kind);

const planWords: readonly (readonly [RegExp, PlanType])[] = [
  [/\bstarter\b/i, 'starter'],
  [/\bbasic\b/i, 'basic'],
  [/\bpro\b/i, 'pro'],
  [/\belite?\b/i, 'elite'],
];

/** Chinese has no spaces around a name in Latin letters. */
const spaced = (message: string) => message.replaceAll(/\p{Script=Han}+/gu, ' $& ');

export const plansIn = (message: string): PlanType[] =>
  planWords.filter(([words]) => words.test(spaced(message))).map(([, plan]) => plan);

/** The single services a message names. */
export const servicesIn = (message: string): ServiceType[] => {
  const kinds = kindsIn(message);
  return serviceFacts.filter(({ kind }) => kinds.includes(kind)).map(({ service_type: type }) => type);
};
