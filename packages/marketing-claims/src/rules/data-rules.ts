import { negation } from './negation';
import type { ForbiddenText } from './text-rule';

/** Personal data and response times: the privacy policy. */
export const dataRules: readonly ForbiddenText[] = [
  {
    name: 'data is sold or given to everybody',
    policy: {
      document: 'privacy',
      section: 'recipients',
      en: 'when you have agreed to be introduced to them',
      id: 'bila Anda setuju diperkenalkan kepada mereka',
    },
    forbidden: {
      en: /\bsells? (?:your |personal )?data\b|\b(?:send|show|share)s? your (?:CV|profile) (?:to|with) (?:all|every|hundreds of|thousands of)\b/i,
      id: /\bmenjual data\b|\b(?:mengirim|mengirimkan|menampilkan|membagikan) (?:CV|profil) Anda (?:ke|kepada) (?:semua|setiap|ratusan|ribuan)\b/i,
    },
    unless: negation,
  },
  {
    name: 'data is kept for ever, or gone at once',
    policy: {
      document: 'privacy',
      section: 'retention',
      en: 'As long as the account exists; single entries and files earlier on request',
      id: 'Selama akun ada; entri dan berkas tertentu lebih cepat atas permintaan',
    },
    forbidden: {
      en: /\b(?:kept|stored|store|keep)\b.{0,20}\b(?:for ?ever|without a limit|permanently)\b|\b(?:account|data|everything)\b.{0,40}\b(?:deleted|erased) (?:at once|immediately|instantly)\b/i,
      id: /\b(?:disimpan|menyimpan)\b.{0,20}\bselamanya\b|\b(?:akun|data|semuanya)\b.{0,40}\b(?:langsung|seketika) (?:dihapus|terhapus)\b|\bdihapus (?:seketika|saat itu juga)\b/i,
    },
  },
  {
    name: 'an answer takes another time than the claims say',
    policy: {
      document: 'privacy',
      section: 'rights',
      en: 'We answer within 3 × 24 hours',
      id: 'Kami menjawab dalam 3 × 24 jam',
    },
    forbidden: {
      en: /\b(?:we|our team|the team)\b.{0,40}\b(?:answer|repl(?:y|ies)|respond|write back|get back)s?\b.{0,40}\b(?:within|in) (?:\d+|an?|one|two|three|a few) (?:working |business )?(?:minute|hour|day|week)s?\b/i,
      id: /\b(?:kami|tim)\b.{0,40}\b(?:menjawab|membalas|menanggapi)\b.{0,40}\bdalam (?:\d+|satu|dua|tiga|beberapa) (?:menit|jam|hari|minggu)\b/i,
    },
  },
];
