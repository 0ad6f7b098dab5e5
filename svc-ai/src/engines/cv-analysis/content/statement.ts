import { without, findDateRange, findDates } from '@sabi/cv-rules/dates';
import type { AnalyzedLine } from '../analyzed-cv';

/** A sentence or list item of a CV that says what the person did. */
export interface Statement {
  readonly text: string;
  readonly line: AnalyzedLine;
  /** Names an amount; dates and lengths of careers are none. */
  readonly hasFigure: boolean;
  /** Names what came of it. */
  readonly hasResult: boolean;
  /** Names a task, but nothing that was done. */
  readonly isDutyOnly: boolean;
  /** Praise or a wish, which shows no work. */
  readonly isEmpty: boolean;
}

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|half|twice|double|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belas|puluhan|separuh|setengah|nol|zero';
const anyFigure = new RegExp(`\\d|\\b(?:${numberWords})\\b`, 'i');
const lengthOfCareer =
  /(?:\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh))\+?\s*(?:-\s*)?(?:years?|yrs?|tahun|thn?|bln|bulan|months?)\b/gi;
const yearAlone = /\b(?:19|20)\d\d\b/g;
const reach = /[\w.+-]+@[\w.-]+|\+?\d[\d\s().-]{7,}\d/g;

/** Changes count with an amount. */
const change =
  /\b(?:from\b.{1,40}\bto|dari\b.{1,40}\b(?:menjadi|jadi|ke)|rose|raised?|fell|dropped|grew|grown|gained|cut|reduced?|lowered|shortened|increased?|improved?|saved?|saving|doubled|tripled|twice|halved|went (?:up|down|from)|down|up|above|below|exceeded|beat|faster|earlier|ahead|behind|reached|achieved|won|recovered|promoted|retained|closed|naik|menaikkan|meningkat(?:kan)?|turun|menurunkan|menekan|memotong|memangkas|mengurangi|mempercepat|mempersingkat|menghemat|hemat|menambah|melampaui|mencapai|tercapai|menjadi|jadi|kini|lebih (?:cepat|awal|tinggi|rendah|murah|sedikit|banyak)|laku|terjual|berhasil|kembali|target)\b|→|->|\d\S*\s+(?:to|ke)\s+\S{0,3}\d/i;
/** Outcomes by themselves. */
const outcome =
  /\b(?:without (?:a|an|any|one)\b|no (?:lost|accident|complaint|finding|fine|delay|standstill|overtime)|to none|zero|tanpa (?:satu|denda|temuan|kecelakaan|keluhan|catatan|komplain|revisi|kerugian|lembur|selisih)|nol|nihil|belum pernah|lulus tanpa|first place|second place|third place|winner|award(?:ed)?|best|juara|terbaik|penghargaan|still (?:use[sd]?|run|active)|used by|copied by|adopted by|taken over by|(?:yang )?(?:masih )?dipakai|diadopsi|digunakan oleh|menemukan|found (?:a|an|the|two|three|\d)|in time|on time|tepat waktu|under budget|replaced)\b/i;
const dutyOpening =
  /^(?:(?:i (?:am|was) |was |am |saya )?(?:responsible|accountable) for|responsibilit(?:y|ies)|duties|(?:saya )?bertanggung ?jawab|bertugas|tugas (?:saya|utama)|in charge of|tasked with|involved in|participated in|terlibat|ikut serta|turut serta|berpartisipasi)\b/i;
const praise =
  /\b(?:passion(?:ate)?|excellence|synerg\w+|dynamic|innovative|visionary|thought leader|best practices?|unlock|leverag\w+|stakeholder value|deliver(?:ed|ing)? value|transformation|strategic initiatives|world[- ]class|game[- ]chang\w+|results?[- ]driven|highly motivated|proven track record|self[- ]?starter|go[- ]getter|team player|hard[- ]?work(?:er|ing)|fast learner|quick learner|110 ?%|dinamis|inovatif|visioner|bersemangat|berdedikasi|pekerja keras|cepat belajar|jujur|rajin|disiplin|ulet|loyal(?:itas)?|motivasi tinggi|berorientasi|mudah beradaptasi|bertanggung jawab,? )\b/i;
const wish =
  /\b(?:i want|looking for|seek(?:ing|s)?|would like|i wish|hope to|willing to|please call|pen?ge?n|ingin|mencari (?:kerja|pekerjaan|posisi)|mau kerja|bersedia|siap (?:bekerja|ditempatkan)|mohon|berharap|semoga|i am not|smoke|umur|usia|tahun kelahiran)\b/i;
/** Speaks to the reader or about the CV, not of work. */
const aboutTheCv =
  /\b(?:you (?:must|should|will|are|may)|(?:this|excellent|ideal|perfect|outstanding) candidate|kandidat (?:ini|luar biasa|terbaik|sempurna)|curriculum vitae|r[ée]sum[ée]|riwayat hidup|this cv|cv ini|anda harus|dokumen ini)\b/i;
const fewestWords = 2;

export function toStatement(text: string, line: AnalyzedLine): Statement {
  const bare = withoutDates(text);
  const hasFigure = anyFigure.test(bare);
  const isDutyOnly = dutyOpening.test(text) && !hasFigure;
  const words = bare.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  const isEmpty =
    words < fewestWords || aboutTheCv.test(text) || ((praise.test(text) || wish.test(text)) && !hasFigure);
  const hasResult = !isEmpty && ((hasFigure && change.test(bare)) || outcome.test(bare));
  return { text, line, hasFigure, hasResult, isDutyOnly, isEmpty };
}

function withoutDates(text: string): string {
  const range = findDateRange(text);
  const rest = range ? without(text, range) : text;
  const dates = findDates(rest).toReversed();
  const undated = dates.reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), rest);
  return undated.replace(yearAlone, '').replace(reach, '').replace(lengthOfCareer, '');
}
