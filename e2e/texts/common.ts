import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');
const afterSubmit = readDictionary('mf-auth', 'after-submit');
const mailLinks = readDictionary('mf-auth', 'mail-links');
const review = readDictionary('mf-talent', 'cv-import');
const shell = readDictionary('shell', 'shell');
const talent = readDictionary('mf-talent', 'talent');

// Texts of the specification, sections 2, 5 and 8, are spelled out.

/** Texts of the main job: the specification's and their Indonesian translations. */
export const texts = {
  en: {
    login: 'Login',
    logout: shell.en('header.logout'),
    signUpLink: auth.en('signIn.toSignUp'),
    firstName: auth.en('fields.firstName'),
    lastName: auth.en('fields.lastName'),
    email: auth.en('fields.email'),
    password: auth.en('fields.password'),
    confirmPassword: auth.en('fields.confirmPassword'),
    signUp: auth.en('signUp.submit'),
    signIn: auth.en('signIn.submit'),
    accountCreated: 'Account created!',
    verify: mailLinks.en('verify.linkButton'),
    completeProfile: 'Complete Your Profile',
    talent: auth.en('roles.talent'),
    submitProfile: afterSubmit.en('complete.submit'),
    greeting: (name: string) => `Hello, ${name}!`,
    openProfile: talent.en('dashboard.openProfile'),
    cvFile: talent.en('cv.fileInput'),
    cvRead: talent.en('cv.import.toast'),
    review: talent.en('cv.import.link'),
    acceptAll: /^Accept all/,
    acceptChosen: /^Accept chosen/,
    chooseNone: review.en('actions.chooseNone'),
    leaveOut: review.en('actions.dismiss'),
    undo: talent.en('cv.import.undo'),
    undone: talent.en('cv.import.undone'),
    success:
      'CV uploaded and parsed successfully! Your profile has been updated with the extracted information.',
    lists: {
      summary: talent.en('profile.summary'),
      career: talent.en('lists.career.title'),
      education: talent.en('lists.education.title'),
      skills: talent.en('lists.skills.title'),
      languages: talent.en('lists.languages.title'),
      certifications: talent.en('lists.certifications.title'),
    },
    failedTitle: 'CV Upload Failed',
    wrongType: 'Only PDF, DOC, and DOCX files are supported',
    tooLarge: 'File size must be less than 10MB',
    invalidFile: 'Failed to parse CV. Invalid file format. Please use PDF, DOC, or DOCX files only.',
    noText:
      'Failed to parse CV. Unable to extract text from your PDF. Please ensure your file contains selectable text or try a different format.',
    slotFailed: shell.en('slot.failedTitle'),
    retry: shell.en('slot.retry'),
  },
  id: {
    login: 'Masuk',
    logout: shell.id('header.logout'),
    signUpLink: auth.id('signIn.toSignUp'),
    firstName: auth.id('fields.firstName'),
    lastName: auth.id('fields.lastName'),
    email: auth.id('fields.email'),
    password: auth.id('fields.password'),
    confirmPassword: auth.id('fields.confirmPassword'),
    signUp: auth.id('signUp.submit'),
    signIn: auth.id('signIn.submit'),
    accountCreated: 'Akun berhasil dibuat!',
    verify: mailLinks.id('verify.linkButton'),
    completeProfile: 'Lengkapi Profil Anda',
    talent: auth.id('roles.talent'),
    submitProfile: afterSubmit.id('complete.submit'),
    greeting: (name: string) => `Halo, ${name}!`,
    openProfile: talent.id('dashboard.openProfile'),
    cvFile: talent.id('cv.fileInput'),
    cvRead: talent.id('cv.import.toast'),
    review: talent.id('cv.import.link'),
    acceptAll: /^Terima semua/,
    acceptChosen: /^Terima yang dipilih/,
    chooseNone: review.id('actions.chooseNone'),
    leaveOut: review.id('actions.dismiss'),
    undo: talent.id('cv.import.undo'),
    undone: talent.id('cv.import.undone'),
    success:
      'CV berhasil diunggah dan dibaca! Profil Anda sudah diperbarui dengan informasi dari CV tersebut.',
    lists: {
      summary: talent.id('profile.summary'),
      career: talent.id('lists.career.title'),
      education: talent.id('lists.education.title'),
      skills: talent.id('lists.skills.title'),
      languages: talent.id('lists.languages.title'),
      certifications: talent.id('lists.certifications.title'),
    },
    failedTitle: 'Gagal Mengunggah CV',
    wrongType: 'Hanya file PDF, DOC, dan DOCX yang didukung',
    tooLarge: 'Ukuran file harus kurang dari 10MB',
    invalidFile:
      'CV tidak dapat dibaca. Format file tidak valid. Silakan gunakan file PDF, DOC, atau DOCX saja.',
    noText:
      'CV tidak dapat dibaca. Teks tidak dapat diambil dari PDF Anda. Pastikan teks di dalam file dapat dipilih, atau coba format lain.',
    slotFailed: shell.id('slot.failedTitle'),
    retry: shell.id('slot.retry'),
  },
} as const satisfies Record<Language, unknown>;
