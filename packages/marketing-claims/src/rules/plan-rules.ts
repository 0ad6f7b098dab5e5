import { negation } from './negation';
import type { ForbiddenText } from './text-rule';

export const planRules: readonly ForbiddenText[] = [
  {
    name: 'the Starter plan is free for a time',
    policy: {
      document: 'terms',
      section: 'plans',
      en: 'The Starter plan is free.',
      id: 'Paket Starter gratis.',
    },
    forbidden: {
      en: /\blimited[- ](?:offer|time)\b|\bfree trial\b|\btrial period\b|\bfree for (?:the first|a short|an? (?:day|week|month|year)|\d+)\b/i,
      id: /\bpenawaran terbatas\b|\bwaktu terbatas\b|\b(?:uji coba|masa percobaan) gratis\b|\bgratis selama (?:\d+|se(?:hari|minggu|bulan|tahun))\b/i,
    },
  },
  {
    name: 'a plan renews by itself',
    policy: {
      document: 'terms',
      section: 'plans',
      en: 'It does not renew by itself.',
      id: 'Paket tidak diperpanjang otomatis.',
    },
    forbidden: {
      en: /\b(?:auto-?renew\w*|automatic(?:ally)? renew\w*|renews? (?:automatically|by itself)|cancel any ?time|billed (?:monthly|yearly|every))\b|\b(?:plan|subscription)s?\b.{0,30}\brenews? (?:each|every)\b/i,
      id: /\b(?:diperpanjang|perpanjangan) (?:secara )?otomatis\b|\bbatalkan kapan saja\b|\bditagih (?:setiap|tiap)\b/i,
    },
    unless: negation,
  },
  {
    name: 'what is left of a plan does not lapse',
    policy: {
      document: 'terms',
      section: 'plans',
      en: 'what is left at the end lapses',
      id: 'sisanya hangus pada akhir masa',
    },
    forbidden: {
      en: /\b(?:never|does not|do not|doesn['’]t) (?:expire|lapse)s?\b|\b(?:rolls?|carr(?:y|ies)) over (?:to|into)\b/i,
      id: /\btidak (?:akan |pernah )?(?:hangus|kedaluwarsa)\b/i,
    },
  },
  {
    name: 'another refund than the one of the terms',
    policy: {
      document: 'terms',
      section: 'plans',
      en: 'you choose between another date and your money back for that part',
      id: 'Anda memilih tanggal lain atau uang kembali untuk bagian itu',
    },
    forbidden: {
      en: /\bmoney-back\b|\bmoney back (?:guarantee|within|any)|\b(?:get|have) your money back\b|\bfull refund\b|\bnon-?refundable\b|\bno refunds?\b|\brefund\w* (?:within|at any ?time|any ?time|no questions)\b/i,
      id: /\b(?:garansi|jaminan) uang kembali\b|\bpengembalian (?:dana|uang) penuh\b|\b(?:dana|uang|pembayaran)\b.{0,20}\btidak (?:dapat|bisa) dikembalikan\b/i,
    },
  },
];
