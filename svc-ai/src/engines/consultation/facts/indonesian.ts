import { freeApplicationsAMonth } from '@sabi/contracts/hiring/application-terms';
import { type ClaimName } from '@sabi/marketing-claims';
import type { Facts } from './topic';

export function indonesianFacts(claim: Readonly<Record<ClaimName, string>>, plans: Facts['plans']): Facts {
  return {
    sabi: [
      'Sabi adalah penyedia layanan rekrutmen dan pencocokan talenta di Indonesia, dengan kantor di Jakarta.',
      `${claim.partnerCompanies} perusahaan adalah klien dan mitra Sabi: mereka telah menandatangani perjanjian.`,
      `${claim.talentProcessed} orang telah diseleksi untuk kumpulan talentanya.`,
      `${claim.placements} orang telah mulai bekerja di perusahaan klien.`,
      `Talent Excellence Score mencapai ${claim.talentExcellence}: klien yang menilai penempatan baik atau sangat baik setelah tiga bulan.`,
      `Klien merekrut ${claim.fasterHiring} lebih cepat dibandingkan sebelum bekerja sama dengan Sabi, dari penjelasan kebutuhan hingga penawaran ditandatangani.`,
      `Mereka menghemat biaya rekrutmen hingga ${claim.costSavings} dibandingkan sebelumnya.`,
      `${claim.matchRate} kandidat terpilih diundang wawancara.`,
      `Sabi merekrut untuk ${claim.industries} industri; blog memuat satu artikel untuk setiap industri.`,
    ],
    services: [
      `Executive Search: pencarian langsung dan rahasia untuk posisi pimpinan, dengan garansi ${claim.guaranteeDays} hari (${claim.guaranteeMonths} bulan).`,
      'Jika orang yang ditempatkan lewat Executive Search keluar dalam waktu itu, atau diberhentikan karena kinerja atau perilakunya, Sabi mencari sekali lagi tanpa biaya pencarian tambahan; syaratnya ada di ketentuan penggunaan.',
      'Rekrutmen Spesialis: untuk posisi dengan keahlian langka, oleh perekrut yang memahami bidangnya.',
      'Konsultasi Talenta: saran tentang struktur, asesmen, dan retensi.',
      'Perusahaan dapat memulai lewat "Jadwalkan Konsultasi" di halaman solusi perusahaan.',
    ],
    process: [
      'Setiap pencarian mengikuti sembilan langkah: penggalian kebutuhan, headhunting, penyaringan, asesmen, tes psikologi, laporan, verifikasi, negosiasi, orientasi kerja.',
    ],
    software: [
      'Produk pelacakan pelamar masih dibangun dan belum dapat digunakan. Nantinya produk ini menawarkan rekrutmen otomatis, CRM kumpulan talenta, perekrutan bersama tim, pembacaan CV dengan AI, dan dasbor yang dapat disesuaikan.',
    ],
    talent: [
      'Halaman solusi talenta menawarkan konsultasi dengan pakar, analisis CV dengan AI, bidang yang dilayani Sabi, dan komunitas.',
      `Komunitas memiliki ${claim.communityLeaders} pemimpin; ${claim.hrExperts} pakar HR menyediakan sesi privat.`,
      `Lowongan ada di halaman lowongan, masing-masing dengan gajinya. Akun talenta dapat melamar di sana, ${freeApplicationsAMonth} kali sebulan tanpa biaya; kuota lamaran berikutnya termasuk dalam paket. Perekrut belum dapat melihat profil.`,
    ],
    plans: [
      'Harga ditampilkan di halaman solusi talenta bagi yang sudah masuk ke akunnya, dan tidak di tempat lain. Pendaftaran gratis, begitu pula paket Starter.',
      ...plans,
    ],
    data: [
      'CV yang dianalisis tanpa akun tidak tersisa lagi setelah 24 jam.',
      'Pemilik akun dapat mengunduh salinan datanya dan menghapus akunnya di halaman pengaturan.',
    ],
    contact: ['Halaman kontak memuat formulir pesan, nomor telepon, alamat kantor, dan WhatsApp.'],
  };
}
