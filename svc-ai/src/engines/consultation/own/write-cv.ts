import type { AskerLanguage } from '../answer/asker-language';
import type { OwnCv } from './own-facts';
import { type Texts, writeDay } from './own-wording';

const none: Texts = {
  en: 'There is no CV in your profile yet.',
  id: 'Belum ada CV di profil Anda.',
  zh: '您的个人资料中还没有简历。',
};
const noScore: Texts = {
  en: 'It has no score: have it analyzed in your profile to get one.',
  id: 'CV ini belum memiliki skor: jalankan analisis di profil Anda untuk mendapatkannya.',
  zh: '该简历还没有评分：请在个人资料中进行分析。',
};

/** The current CV, and the score of its newest analysis. @param cvs of the account, newest first */
export function writeCv(cvs: readonly OwnCv[], score: number | null, language: AskerLanguage): string {
  const cv = cvs.find((each) => each.is_current) ?? cvs[0];
  if (!cv) return none[language];
  const file = current(cv.file_name, writeDay(cv.uploaded_at, language))[language];
  return `${file} ${score === null ? noScore[language] : scored(score)[language]}`;
}

const current = (name: string, day: string): Texts => ({
  en: `The CV in your profile is ${name}, uploaded on ${day}.`,
  id: `CV di profil Anda adalah ${name}, diunggah pada ${day}.`,
  zh: `您个人资料中的简历是 ${name}，上传于${day}。`,
});
const scored = (score: number): Texts => ({
  en: `Its latest analysis gave it ${score} of 100 points.`,
  id: `Analisis terakhirnya memberi skor ${score} dari 100.`,
  zh: `最近一次分析的评分为 ${score} 分（满分 100）。`,
});
