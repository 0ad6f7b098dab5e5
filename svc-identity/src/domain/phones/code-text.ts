import type { Language } from '@sabi/contracts/language';
import type { PhoneTokenType } from '../one-time-tokens/token-type';
import { codePlaceholder } from './code-placeholder';

/** Purpose of a code in a text message. */
export type CodePurpose = PhoneTokenType | 'factor';

type Wordings = Readonly<Record<CodePurpose, (code: string) => string>>;

// Each fits into a message of 160 characters. None has a link, so that users learn to distrust messages that
// do.

const english: Wordings = {
  phone_confirmation: (code) =>
    `${code} is your code to confirm your number with Sabi. Do not tell it to anyone.`,
  phone_otp: (code) => `${code} is your code to sign in to Sabi. Do not tell it to anyone.`,
  phone_change: (code) =>
    `${code} is your code to add this number to your Sabi account. Do not tell it to anyone.`,
  phone_reauthentication: (code) =>
    `${code} is your code to change your Sabi password. You are not changing it? Do not tell it to anyone.`,
  factor: (code) => `Your verification code is ${code}. Do not tell it to anyone.`,
};

const indonesian: Wordings = {
  phone_confirmation: (code) =>
    `${code} adalah kode konfirmasi nomor Anda di Sabi. Jangan beri tahu siapa pun.`,
  phone_otp: (code) => `${code} adalah kode untuk masuk ke Sabi. Jangan beri tahu siapa pun.`,
  phone_change: (code) =>
    `${code} adalah kode untuk menambahkan nomor ini ke akun Sabi Anda. Jangan beri tahu siapa pun.`,
  phone_reauthentication: (code) =>
    `${code} adalah kode untuk mengubah kata sandi Sabi Anda. Bukan Anda yang meminta? Jangan beri tahu siapa pun.`,
  factor: (code) => `Kode verifikasi Anda ${code}. Jangan beri tahu siapa pun.`,
};

const wordings: Readonly<Record<Language, Wordings>> = { en: english, id: indonesian };

export interface CodeText {
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly language: Language;
  /** Template of the operator; null: the default texts. */
  readonly template: string | null;
}

export function renderCodeText({ purpose, code, language, template }: CodeText): string {
  return template ? template.replaceAll(codePlaceholder, code) : wordings[language][purpose](code);
}
