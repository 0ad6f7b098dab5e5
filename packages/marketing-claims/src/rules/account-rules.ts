import { negation } from './negation';
import type { ForbiddenText } from './text-rule';

/** Accounts, seats at events, and the terms themselves. */
export const accountRules: readonly ForbiddenText[] = [
  {
    name: 'another age than 18',
    policy: {
      document: 'terms',
      section: 'accounts',
      en: 'You are at least 18 years old',
      id: 'Anda berusia paling sedikit 18 tahun',
    },
    forbidden: {
      en: /(?=.*\b(?:accounts?|sign(?:ing)? up|register|join)\b).*\b(?:at least|over|from|aged?|older than|under) (?!18\b)\d{2} (?:years?\b|and\b|or\b)/i,
      id: /(?=.*\b(?:akun|mendaftar|daftar|bergabung)\b).*\b(?:usia|berusia|umur|berumur)\b(?:\s\w+){0,2}\s(?!18\b)\d{2} tahun\b/i,
    },
  },
  {
    name: 'an account cannot be closed',
    policy: {
      document: 'terms',
      section: 'accounts',
      en: 'You may close your account at any time',
      id: 'Anda boleh menutup akun kapan saja',
    },
    forbidden: {
      en: /\b(?:cannot|can['’]t|can not) (?:close|delete) (?:your|an|the) account\b|\baccounts? (?:cannot|can['’]t|can not) be (?:closed|deleted)\b/i,
      id: /\bakun\b.{0,20}\btidak (?:dapat|bisa) (?:ditutup|dihapus) (?:lagi|sendiri|selamanya)\b|\btidak (?:dapat|bisa) (?:menutup|menghapus) akun\b/i,
    },
  },
  {
    name: 'companies recruit without having been reviewed',
    policy: {
      document: 'terms',
      section: 'accounts',
      en: 'Accounts of companies are reviewed before they can be used for recruiting',
      id: 'Akun perusahaan ditinjau sebelum dapat dipakai merekrut',
    },
    forbidden: {
      en: /\b(?:recruit|hire|post jobs?)\w*\b.{0,25}\b(?:right away|in minutes|instantly|straight away)\b|\bwithout (?:an? )?(?:approval|review)\b/i,
      id: /\b(?:merekrut|memasang lowongan)\b.{0,25}\b(?:seketika|saat itu juga|dalam hitungan menit)\b|\btanpa (?:persetujuan|peninjauan) (?:tim )?kami\b/i,
    },
  },
  {
    name: 'a seat at an event is passed on',
    policy: {
      document: 'terms',
      section: 'community',
      en: 'Seats at events are given by name',
      id: 'Kursi acara diberikan atas nama',
    },
    forbidden: {
      en: /\bseats?\b.{0,30}\b(?:transferable|pass(?:ed)? on|give (?:it )?to (?:a friend|somebody|someone))\b/i,
      id: /\bkursi\b.{0,30}\b(?:dapat|bisa|boleh) (?:dialihkan|dipindahtangankan|diberikan kepada)\b/i,
    },
    unless: negation,
  },
  {
    name: 'an account is closed without a word',
    policy: {
      document: 'terms',
      section: 'ending',
      en: 'We say why, and you may have it looked at again',
      id: 'Kami menyebutkan alasannya, dan Anda dapat meminta peninjauan kembali',
    },
    forbidden: {
      en: /\b(?:close|suspend|block|delete)\w*\b.{0,30}\bwithout (?:prior )?(?:notice|a reason|giving reasons?)\b/i,
      id: /\b(?:menutup|ditutup|menangguhkan|ditangguhkan|menghapus|dihapus)\b.{0,30}\btanpa (?:pemberitahuan|alasan)\b/i,
    },
  },
  {
    name: 'terms change without notice',
    policy: {
      document: 'terms',
      section: 'changes',
      en: 'Account holders are told by email at least 14 days before',
      id: 'Pemilik akun diberi tahu lewat email paling lambat 14 hari sebelumnya',
    },
    forbidden: {
      en: /\b(?:terms|prices?|polic(?:y|ies)|conditions)\b.{0,40}\b(?:without (?:prior )?notice|at any time)\b/i,
      id: /\b(?:ketentuan|harga|kebijakan|syarat)\b.{0,40}\b(?:tanpa pemberitahuan|sewaktu-waktu)\b/i,
    },
  },
];
