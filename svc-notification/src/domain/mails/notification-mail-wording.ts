import type { Language } from '@sabi/contracts/language';
import type { InboxTopic, NotificationKind } from '@sabi/contracts/notification/notification-kinds';

export interface MailNames {
  readonly job: string;
  readonly company: string;
  /** Events that the notification stands for. */
  readonly count: number;
}

interface KindWording {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
}

interface NotificationMailWording {
  readonly kinds: Readonly<Record<NotificationKind, (names: MailNames) => KindWording>>;
  readonly topics: Readonly<Record<InboxTopic, { readonly footer: string; readonly stop: string }>>;
  /** Where a name may not be shown. */
  readonly job: string;
  readonly company: string;
}

const english: NotificationMailWording = {
  kinds: {
    application_sent: ({ job, company }) => ({
      subject: `Your application to ${company} was sent`,
      text: `Your application for ${job} has reached ${company}. If they do not answer within 21 days, we close it and let you know.`,
      button: 'See your application',
    }),
    application_opened: ({ job, company }) => ({
      subject: `${company} has opened your application`,
      text: `${company} has opened your application for ${job}.`,
      button: 'See your application',
    }),
    application_answered: ({ job, company }) => ({
      subject: `${company} has answered your application`,
      text: `${company} has answered your application for ${job}.`,
      button: 'See the answer',
    }),
    application_moved: ({ job, company }) => ({
      subject: `Your application to ${company} has moved on`,
      text: `${company} moved your application for ${job} to another stage.`,
      button: 'See the stage',
    }),
    application_offered: ({ job, company }) => ({
      subject: `${company} wants to make you an offer`,
      text: `Your application for ${job} has reached the offer stage. ${company} will contact you about it.`,
      button: 'See your application',
    }),
    application_hired: ({ job, company }) => ({
      subject: `Congratulations! ${company} has hired you`,
      text: `${company} has marked your application for ${job} as hired.`,
      button: 'See your application',
    }),
    application_rejected: ({ job, company }) => ({
      subject: `Update on your application to ${company}`,
      text: `${company} decided not to move forward with your application for ${job}. Your application shows the reason.`,
      button: 'See the reason',
    }),
    application_unanswered: ({ job, company }) => ({
      subject: `${company} did not answer in time`,
      text: `${company} did not answer your application for ${job} within 21 days, so we have closed it. This counts in the replies shown on the company's page.`,
      button: 'Find other jobs',
    }),
    application_closed: ({ job, company }) => ({
      subject: 'A job you applied for is closed',
      text: `${job} at ${company} is no longer open, so your application has ended. It does not use up any of your applications.`,
      button: 'Find other jobs',
    }),
    allowance_returned: ({ job, company }) => ({
      subject: `${company} did not open your application in time`,
      text: `${company} did not open your application for ${job} within 14 days, so you get one application back. ${company} can still answer this one.`,
      button: 'See your application',
    }),
    application_submitted: ({ job, count }) => ({
      subject: count === 1 ? `New application: ${job}` : `${count} new applications: ${job}`,
      text:
        count === 1
          ? `There is a new application for ${job}.`
          : `There are ${count} new applications for ${job}.`,
      button: count === 1 ? 'See the application' : 'See the applications',
    }),
    application_nudged: ({ job, count }) => ({
      subject:
        count === 1 ? `An application is waiting: ${job}` : `${count} applications are waiting: ${job}`,
      text:
        count === 1
          ? `An application for ${job} has been waiting for an answer for seven days. If nobody answers within 21 days of applying, we close it, and this counts in the replies shown on your company's page.`
          : `${count} applications for ${job} have been waiting for an answer for seven days. If nobody answers within 21 days of applying, we close them, and this counts in the replies shown on your company's page.`,
      button: 'Answer now',
    }),
    application_withdrawn: ({ job, count }) => ({
      subject: count === 1 ? `Application withdrawn: ${job}` : `${count} applications withdrawn: ${job}`,
      text:
        count === 1
          ? `A talent has withdrawn their application for ${job}.`
          : `${count} talents have withdrawn their applications for ${job}.`,
      button: 'See the applications',
    }),
    application_missed: ({ job, count }) => ({
      subject: count === 1 ? `Closed without an answer: ${job}` : `${count} closed without an answer: ${job}`,
      text:
        count === 1
          ? `An application for ${job} was closed because nobody answered it within 21 days. This counts in the replies shown on your company's page.`
          : `${count} applications for ${job} were closed because nobody answered them within 21 days. This counts in the replies shown on your company's page.`,
      button: 'See the applications',
    }),
    message_received: ({ job, company, count }) => ({
      subject: count === 1 ? 'You have a new message' : `You have ${count} new messages`,
      text:
        count === 1
          ? `There is a new message about ${job} at ${company}.`
          : `There are ${count} new messages about ${job} at ${company}.`,
      button: 'Read and answer',
    }),
  },
  topics: {
    applications: {
      footer: 'You receive this mail because you applied for a job on Sabi.',
      stop: 'Stop mails about my applications',
    },
    messages: {
      footer: 'You receive this mail because someone messaged you on Sabi.',
      stop: 'Stop mails about messages',
    },
    hiring: {
      footer: 'You receive this mail because you recruit for a company on Sabi.',
      stop: 'Stop mails about applicants',
    },
  },
  job: 'a job',
  company: 'the company',
};

const indonesian: NotificationMailWording = {
  kinds: {
    application_sent: ({ job, company }) => ({
      subject: `Lamaran Anda ke ${company} terkirim`,
      text: `Lamaran Anda untuk ${job} sudah diterima ${company}. Jika tidak dijawab dalam 21 hari, kami menutupnya dan memberi tahu Anda.`,
      button: 'Lihat lamaran Anda',
    }),
    application_opened: ({ job, company }) => ({
      subject: `${company} telah membuka lamaran Anda`,
      text: `${company} telah membuka lamaran Anda untuk ${job}.`,
      button: 'Lihat lamaran Anda',
    }),
    application_answered: ({ job, company }) => ({
      subject: `${company} menjawab lamaran Anda`,
      text: `${company} telah menjawab lamaran Anda untuk ${job}.`,
      button: 'Lihat jawabannya',
    }),
    application_moved: ({ job, company }) => ({
      subject: `Ada perkembangan lamaran Anda di ${company}`,
      text: `${company} memindahkan lamaran Anda untuk ${job} ke tahap lain.`,
      button: 'Lihat tahapnya',
    }),
    application_offered: ({ job, company }) => ({
      subject: `${company} ingin memberi Anda penawaran`,
      text: `Lamaran Anda untuk ${job} sudah sampai di tahap penawaran. ${company} akan menghubungi Anda.`,
      button: 'Lihat lamaran Anda',
    }),
    application_hired: ({ job, company }) => ({
      subject: `Selamat, Anda diterima di ${company}`,
      text: `${company} menyatakan Anda diterima untuk ${job}.`,
      button: 'Lihat lamaran Anda',
    }),
    application_rejected: ({ job, company }) => ({
      subject: `Kabar tentang lamaran Anda ke ${company}`,
      text: `${company} memutuskan untuk tidak melanjutkan lamaran Anda untuk ${job}. Alasannya ada di lamaran Anda.`,
      button: 'Lihat alasannya',
    }),
    application_unanswered: ({ job, company }) => ({
      subject: `${company} tidak menjawab tepat waktu`,
      text: `${company} tidak menjawab lamaran Anda untuk ${job} dalam 21 hari, jadi kami menutupnya. Hal ini dihitung dalam catatan balasan di halaman perusahaan.`,
      button: 'Cari lowongan lain',
    }),
    application_closed: ({ job, company }) => ({
      subject: 'Lowongan yang Anda lamar sudah ditutup',
      text: `Lowongan ${job} di ${company} sudah tidak dibuka, jadi lamaran Anda berakhir. Lamaran ini tidak mengurangi kuota Anda.`,
      button: 'Cari lowongan lain',
    }),
    allowance_returned: ({ job, company }) => ({
      subject: `${company} tidak membuka lamaran Anda tepat waktu`,
      text: `${company} tidak membuka lamaran Anda untuk ${job} dalam 14 hari, jadi kuota lamaran Anda kembali. ${company} masih bisa menjawab lamaran ini.`,
      button: 'Lihat lamaran Anda',
    }),
    application_submitted: ({ job, count }) => ({
      subject: count === 1 ? `Lamaran baru: ${job}` : `${count} lamaran baru: ${job}`,
      text: count === 1 ? `Ada lamaran baru untuk ${job}.` : `Ada ${count} lamaran baru untuk ${job}.`,
      button: 'Lihat lamaran',
    }),
    application_nudged: ({ job, count }) => ({
      subject: count === 1 ? `Lamaran menunggu jawaban: ${job}` : `${count} lamaran menunggu jawaban: ${job}`,
      text: `${count} lamaran untuk ${job} sudah tujuh hari menunggu jawaban. Jika tidak dijawab dalam 21 hari sejak dikirim, lamaran kami tutup dan dihitung dalam catatan balasan di halaman perusahaan Anda.`,
      button: 'Jawab sekarang',
    }),
    application_withdrawn: ({ job, count }) => ({
      subject: count === 1 ? `Lamaran ditarik: ${job}` : `${count} lamaran ditarik: ${job}`,
      text:
        count === 1
          ? `Seorang kandidat menarik lamarannya untuk ${job}.`
          : `${count} kandidat menarik lamarannya untuk ${job}.`,
      button: 'Lihat lamaran',
    }),
    application_missed: ({ job, count }) => ({
      subject:
        count === 1 ? `Ditutup tanpa jawaban: ${job}` : `${count} lamaran ditutup tanpa jawaban: ${job}`,
      text: `${count} lamaran untuk ${job} ditutup karena tidak dijawab dalam 21 hari. Hal ini dihitung dalam catatan balasan di halaman perusahaan Anda.`,
      button: 'Lihat lamaran',
    }),
    message_received: ({ job, company, count }) => ({
      subject: count === 1 ? 'Ada pesan baru untuk Anda' : `Ada ${count} pesan baru untuk Anda`,
      text: `Ada ${count} pesan baru tentang ${job} di ${company}.`,
      button: 'Baca dan jawab',
    }),
  },
  topics: {
    applications: {
      footer: 'Anda menerima email ini karena melamar pekerjaan di Sabi.',
      stop: 'Berhenti menerima email tentang lamaran saya',
    },
    messages: {
      footer: 'Anda menerima email ini karena ada yang mengirim pesan kepada Anda di Sabi.',
      stop: 'Berhenti menerima email tentang pesan',
    },
    hiring: {
      footer: 'Anda menerima email ini karena Anda merekrut untuk sebuah perusahaan di Sabi.',
      stop: 'Berhenti menerima email tentang pelamar',
    },
  },
  job: 'sebuah lowongan',
  company: 'perusahaan tersebut',
};

export const notificationMailWordings: Readonly<Record<Language, NotificationMailWording>> = {
  en: english,
  id: indonesian,
};
