import { type LocalRemote, localOrigin, localRemotePath } from '@sabi/contracts/gateway/local-remote';
import type { Language } from '@sabi/contracts/language';
import { type Markup, markup } from '@sabi/service-kit/markup';

const texts = {
  en: {
    title: ({ name }: LocalRemote) => `Show your local ${name} in this browser?`,
    from: 'The files come from this address on your own computer:',
    alone:
      'Only this browser gets the local version, until you end it or close the browser. Nobody else sees it.',
    warning: 'Continue only if you started it yourself. It acts with the account you are signed in with.',
    confirm: 'Show the local version',
    cancel: 'Cancel',
    badTitle: 'This link is incomplete',
    bad: 'Open the address that npm start has printed, or start it again.',
    deniedTitle: 'Nothing was changed',
    denied: 'The request did not come from this site. Open the address that npm start has printed.',
    home: 'To the home page',
  },
  id: {
    title: ({ name }: LocalRemote) => `Tampilkan ${name} lokal di peramban ini?`,
    from: 'File diambil dari alamat berikut di komputer Anda sendiri:',
    alone:
      'Hanya peramban ini yang memakai versi lokal, sampai Anda mengakhirinya atau menutup peramban. Orang lain tidak melihatnya.',
    warning:
      'Lanjutkan hanya jika Anda sendiri yang menjalankannya. Versi ini bertindak dengan akun yang sedang Anda pakai.',
    confirm: 'Tampilkan versi lokal',
    cancel: 'Batal',
    badTitle: 'Tautan ini tidak lengkap',
    bad: 'Buka alamat yang ditampilkan npm start, atau jalankan kembali.',
    deniedTitle: 'Tidak ada yang berubah',
    denied: 'Permintaan ini tidak berasal dari situs ini. Buka alamat yang ditampilkan npm start.',
    home: 'Ke beranda',
  },
} as const satisfies Record<Language, unknown>;

export interface PageContent {
  readonly title: string;
  readonly content: Markup;
}

/** Asks before this browser runs a local version. @param to address of the page that is opened afterwards */
export function describeQuestion(local: LocalRemote, to: string, language: Language): PageContent {
  const t = texts[language];
  return {
    title: t.title(local),
    content: markup`<p>${t.from} <strong>${localOrigin(local.port)}</strong></p>
    <p>${t.alone}</p>
    <p>${t.warning}</p>
    <form method="post" action="${localRemotePath}">
      <input type="hidden" name="remote" value="${local.name}">
      <input type="hidden" name="port" value="${String(local.port)}">
      <input type="hidden" name="to" value="${to}">
      <input type="hidden" name="language" value="${language}">
      <button class="button">${t.confirm}</button>
    </form>
    <ul class="links"><li><a href="${to}">${t.cancel}</a></li></ul>`,
  };
}

export function describeBadLink(language: Language): PageContent {
  const { badTitle, bad } = texts[language];
  return { title: badTitle, content: markup`<p>${bad}</p>` };
}

export function describeDenial(home: string, language: Language): PageContent {
  const { deniedTitle, denied, home: toHome } = texts[language];
  return {
    title: deniedTitle,
    content: markup`<p>${denied}</p>
    <p><a href="${home}">${toHome}</a></p>`,
  };
}
