import type { Language } from '@sabi/contracts/language';

export const profilePictureTexts = {
  en: {
    add: 'Add a profile picture',
    change: 'Change profile picture',
    file: 'Picture file',
    preview: 'Preview of your picture',
    save: 'Save picture',
    remove: 'Remove picture',
    undo: 'Undo',
    removed: 'Picture removed',
    updated: 'Profile picture updated successfully',
    failed: 'Failed to upload profile picture',
    wrongType: 'Only JPG, PNG, WebP, and AVIF pictures are supported.',
    tooLarge: 'The picture must not be larger than 10 MB.',
    broken: 'The file cannot be read as a picture. Please choose another one.',
  },
  id: {
    add: 'Tambahkan foto profil',
    change: 'Ganti foto profil',
    file: 'File foto',
    preview: 'Pratinjau foto Anda',
    save: 'Simpan foto',
    remove: 'Hapus foto',
    undo: 'Urungkan',
    removed: 'Foto sudah dihapus',
    updated: 'Foto profil berhasil diperbarui',
    failed: 'Gagal mengunggah foto profil',
    wrongType: 'Hanya foto JPG, PNG, WebP, dan AVIF yang didukung.',
    tooLarge: 'Ukuran foto tidak boleh lebih dari 10 MB.',
    broken: 'File ini tidak dapat dibaca sebagai foto. Silakan pilih foto lain.',
  },
} as const satisfies Record<Language, unknown>;
