import type { en } from './en';

export const id: typeof en = {
  purchase: {
    processing: 'Memproses...',
    opening: 'Membuka halaman pembayaran …',
    opened: 'Jendela Pembayaran Dibuka',
    openedText: 'Selesaikan pembayaran Anda di jendela tersebut.',
    activated: 'Paket Diaktifkan',
    activatedText: 'Paket Starter berhasil diaktifkan!',
    login: 'Anda Perlu Masuk',
    loginFor: {
      plan: 'Silakan masuk untuk membeli paket.',
      service: 'Silakan masuk untuk membeli layanan.',
    },
    error: 'Kesalahan Pembayaran',
    errors: {
      failed: 'Pembayaran gagal',
      process: 'Pembayaran tidak dapat diproses',
      user: 'Anda belum masuk',
      offline: 'Anda sedang offline, atau kami tidak dapat dihubungi. Silakan coba lagi.',
      priceChanged: 'Harganya sudah berubah. Silakan periksa harga terbaru, lalu pesan kembali.',
      planActive: 'Anda memiliki paket berbayar yang tidak dapat digantikan oleh Starter.',
      notYet: 'Layanan ini belum tersedia sehingga belum dapat dibeli. Anda tidak dikenai biaya.',
      denied:
        'Akun ini tidak dapat membelinya: paket dan layanan hanya untuk akun talenta. Anda tidak dikenai biaya.',
      orderDone: 'Pesanan ini baru saja selesai. Silakan muat ulang halaman.',
      voucher:
        'Voucher tidak dapat lagi digunakan untuk pesanan ini. Silakan periksa harganya, lalu pesan kembali.',
    },
  },
  offers: {
    free: 'Gratis',
    price: 'Harga',
    listPrice: 'Harga normal',
    priceBefore: 'Tanpa voucher',
    choose: 'Pilih {{name}}',
    current: 'Paket Anda saat ini',
    included: 'Sudah termasuk',
    buy: 'Beli',
    extend_one: 'Perpanjang {{count}} hari',
    extend_other: 'Perpanjang {{count}} hari',
  },
  notice: {
    add: 'Kabari saya jika tersedia',
    added: 'Anda akan kami kabari.',
    undo: 'Batalkan',
    failed: 'Permintaan belum berhasil',
    offline: 'Anda sedang offline, atau kami tidak dapat dihubungi. Silakan coba lagi.',
    unfit: 'Layanan ini sudah dapat dipakai. Silakan muat ulang halaman.',
    denied: 'Layanan ini hanya untuk akun talenta.',
    other: 'Tidak ada yang berubah. Silakan coba lagi sebentar lagi.',
  },
  outcome: {
    extends:
      'Jika dibayar hari ini, {{name}} berlaku sampai {{end}}, begitu pula kuota yang belum Anda pakai.',
    replaces_one:
      'Jika dibayar hari ini, paket langsung aktif sampai {{end}}. Sisa {{count}} hari {{current}} tidak ikut dialihkan, tetapi kuota yang belum Anda pakai tetap berlaku.',
    replaces_other:
      'Jika dibayar hari ini, paket langsung aktif sampai {{end}}. Sisa {{count}} hari {{current}} tidak ikut dialihkan, tetapi kuota yang belum Anda pakai tetap berlaku.',
    follows:
      '{{current}} tetap berjalan. {{name}} mulai berlaku pada {{start}} sampai {{end}}; isinya sudah dapat Anda pakai sejak pembayaran.',
  },
  voucher: {
    label: 'Kode voucher',
    hint: 'Lihat jumlah yang perlu dibayar sebelum memesan. Pengecekan tidak menghabiskan voucher.',
    apply: 'Cek voucher',
    checking: 'Mengecek ...',
    remove: 'Hapus',
    applied: '{{code}} memberi Anda potongan harga',
    everything: 'Berlaku untuk semua paket dan layanan berbayar, sampai {{end}}.',
    some: 'Berlaku untuk {{items}}, sampai {{end}}.',
    faults: {
      empty: 'Masukkan kode voucher Anda.',
      unknown: 'Tidak ada voucher dengan kode ini. Silakan periksa penulisannya.',
      used: 'Anda sudah memakai voucher ini. Setiap akun hanya dapat memakainya satu kali.',
      usedUp: 'Kuota pemakaian voucher ini sudah habis.',
      ended: 'Masa berlaku voucher ini sudah berakhir.',
      notBegun: 'Voucher ini belum dapat digunakan.',
      unfit: 'Voucher ini tidak berlaku untuk paket atau layanan yang dijual saat ini.',
      denied: 'Voucher hanya untuk akun talenta.',
      limited: 'Terlalu banyak voucher yang dicek. Silakan tunggu beberapa menit.',
      offline: 'Anda sedang offline, atau kami tidak dapat dihubungi. Silakan coba lagi.',
      failed: 'Voucher tidak dapat dicek. Silakan coba lagi.',
    },
  },
  orders: {
    waiting: '{{name}} menunggu pembayaran Anda',
    waitingText:
      'Bayar {{amount}} sebelum {{time}}. Pembayaran Anda akan terdeteksi otomatis; halaman ini tidak perlu dimuat ulang.',
    pay: 'Buka halaman pembayaran',
    paid: 'Pembayaran diterima',
    paidText: '{{name}} sudah menjadi milik Anda. Terima kasih!',
    expired: '{{name}} tidak dibayar tepat waktu',
    expiredText: 'Tidak ada biaya yang ditagih. Anda dapat memesannya lagi di bawah.',
    underpaid: 'Pembayaran untuk {{name}} kurang dari harganya',
    underpaidText: 'Kami sedang memeriksanya dan akan menghubungi Anda. Mohon jangan membayar lagi dulu.',
    settledText: 'Masalah ini sudah kami selesaikan dengan Anda. Anda dapat memesannya lagi di bawah.',
    close: 'Tutup jendela ini',
  },
};
