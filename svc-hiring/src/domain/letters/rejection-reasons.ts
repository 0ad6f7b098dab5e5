import type { RejectionReason } from '@sabi/contracts/hiring/application-terms';
import type { Language } from '@sabi/contracts/language';

/** As talents read them. */
export const rejectionReasonNames: Readonly<Record<RejectionReason, Readonly<Record<Language, string>>>> = {
  qualifications: { en: "Qualifications don't match", id: 'Kualifikasi tidak sesuai' },
  experience: { en: 'Not enough experience', id: 'Pengalaman belum cukup' },
  place: { en: "Location doesn't fit", id: 'Lokasi tidak sesuai' },
  pay: { en: "Pay expectations don't fit", id: 'Ekspektasi gaji tidak sesuai' },
  position_filled: { en: 'Position filled', id: 'Posisi sudah terisi' },
  other: { en: 'Another reason', id: 'Alasan lain' },
};
