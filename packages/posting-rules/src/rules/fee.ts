import type { TextRule } from '../matching/rule';

const usual = ['company-pays', 'we-pay', 'employer-bears-list', 'third-party', 'duty', 'benefit', 'warning'];
const firm = ['third-party', 'warning-for-others'];

/** Money demanded from an applicant, under any name. */
export const fee: TextRule = {
  id: 'fee',
  points: 60,
  blocks: true,
  exceptions: usual,
  patterns: [
    {
      words:
        '<must>|siapkan|menyiapkan|membawa|bawa|bring|prepare|have ~3 tunai|cash|uang|kontan|fresh|money ~2 #fee',
      exceptions: ['company-pays', 'warning', 'duty', 'travel-cost', 'pays-customers'],
    },
    {
      words:
        '#fee ~8 diserahkan|serahkan|dititipkan|handed|given|hand|menyerahkan ~3 koordinator|mandor|supervisor|hrd|leader|danru|coordinator|foreman|admin|security|satpam|panitia|recruiter|perekrut|agen|agent',
      exceptions: ['company-pays', 'warning', 'duty'],
    },
    {
      words:
        '<bearer>|candidates|everyone ~3 share|shares|contribute|contributes|chip|patungan|menanggung|split|berbagi|urunan|participate|partake|join ~4 <purpose>|<charge>|process|paperwork|dokumen|documents',
      exceptions: ['third-party', 'warning', 'duty', 'travel-cost', 'company-pays'],
      near: [
        '#fee|instalment|instalments|installment|installments|angsuran|cicilan|tahap|termin|only|hanya|cukup|<charge>|half|separuh|sebagian|persen|percent',
      ],
    },
    {
      words:
        'instalment|instalments|installment|installments|angsuran|cicilan|termin|termen|tahap|tahapan ~6 #fee',
      near: ['<purpose>|<applicant>|candidates|file|berkas|keberangkatan|departure|proses|processing|visa'],
      exceptions: [...usual, 'bank-work', 'budget', 'income', 'statutory'],
    },
    {
      words:
        '<purpose>|<charge> ~6 instalment|instalments|installment|installments|angsuran|cicilan|dicicil|diangsur|bertahap|termin|mencicil|mengangsur',
      near: ['<bearer>|candidates|applicants|file|berkas|keberangkatan|departure'],
      exceptions: [...usual, 'bank-work', 'budget', 'statutory', 'travel-cost'],
    },
    {
      words:
        'first|pertama|full|penuh|lunas|initial|awal ~2 instalment|installment|angsuran|cicilan|setoran|termin ~8 priority|prioritas|departure|keberangkatan|berangkat|schedule|jadwal|didahulukan|queue|antrean|seat',
      exceptions: ['third-party', 'warning', 'duty'],
    },
    {
      words:
        'keep|keeps|maintain|hold|simpan|endapkan|menyimpan ~2 balance|saldo|deposit ~3 us|platform|kami|aplikasi|app|akun|account',
      exceptions: ['third-party', 'duty', 'warning', 'bank-work'],
    },
    {
      words: 'menitipkan|titip|titipkan|lodge|lodges|entrust|entrusts|mengendapkan|leave|leaves ~3 #fee',
      near: [
        'kembali|dikembalikan|returned|back|keluar|berhenti|resign|pengawas|supervisor|orang|each|every|selisih|penjaga',
      ],
      reach: 20,
      exceptions: ['warning', 'company-pays', 'duty'],
    },
    {
      words:
        '<bearer> ~2 finance|finances|fund|funds|membiayai|menanggung|biayai ~6 themselves|sendiri|mandiri|yourself|own|herself|himself',
      exceptions: ['travel-cost', 'warning', 'duty'],
    },
    {
      words: 'repaid|dilunasi|dicicil|diangsur|repay|mengangsur|diperhitungkan ~4 salary|gaji|wages|upah',
      near: [
        'loan|pinjaman|talangan|talangi|school|course|cooperative|koperasi|biaya|costs|ongkos|jasa|perekrut',
      ],
      within: 'nearby',
      reach: 16,
      exceptions: ['warning', 'duty', 'third-party'],
    },
    {
      words: 'cash|surety|fidelity|security ~1 bond|bonds',
      exceptions: [...usual, 'bank-work'],
    },
    {
      words:
        'deposit|bond|titipan|jaminan|simpanan|amount|sum|uang ~4 equal|setara|senilai|sebesar ~6 wages|salary|pay|gaji|upah',
      exceptions: [...usual, 'bank-work', 'statutory'],
    },
    {
      words:
        'tuition|spp|<purpose> ~8 recovered|recouped|dikembalikan|diperhitungkan|diambil|ditarik|repaid ~6 slip|payslip|payslips|paycheck|gajian|salary|wages|gaji|upah',
      exceptions: ['statutory', 'third-party', 'warning', 'duty'],
    },
    {
      words: 'tuition|spp ~4 #fee|#sum|juta|million',
      exceptions: [...usual, 'bank-work'],
    },
    {
      words: 'investasi|biaya|ongkos|paket|investment|package|program|programme ~3 #sum',
      near: [
        'separuh|setengah|half|sisanya|dulu|dp|cicil|dicicil|visa|keberangkatan|pelunasan|kuota|angsur|termin|instalments|balance|remainder|berangkat|peserta|participants|pelamar|candidates',
      ],
      exceptions: ['company-pays', 'we-pay', 'third-party', 'duty', 'warning', 'bank-work'],
    },
    {
      words:
        '<bearer>|candidates|participants|trainees ~1 pay|pays|bayar|membayar|dibebani|prepay|prefund ~10 advance|upfront|dulu|dahulu|muka|themselves|sendiri|beforehand|probation',
      exceptions: ['warning', 'duty', 'travel-cost', 'company-pays', 'third-party'],
    },
    {
      words:
        'candidates|applicants|trainees|participants|joiners|recruits|pelamar|kandidat|peserta|hires ~1 pay|pays|bayar|membayar|fund|biayai|membiayai ~1 for|untuk|the ~5 <purpose>|pass|check|papers|dokumen',
      exceptions: ['warning', 'duty', 'travel-cost', 'company-pays'],
    },
    {
      words:
        'annual|membership|entry|joining|subscription|enrolment|enrollment|tahunan|keanggotaan|langganan|activation|sekali|starter ~1 fee|dues|biaya|iuran|charge ~3 #fee|#wage|#num',
      exceptions: [...usual, 'bank-work', 'product'],
    },
    {
      words:
        '#fee ~3 opens|unlocks|membuka|activates|mengaktifkan ~5 queue|tasks|task|access|level|tier|akses|tugas|akun|account|misi|portal',
      exceptions: ['third-party', 'duty', 'warning', 'bank-work'],
    },
    {
      words:
        'wages|gaji|upah|salary|pay ~4 stay|stays|remain|remains|tertahan|ditahan|mengendap|diendapkan|retained|held|kept ~3 us|kami|kantor|perusahaan|company|office|leave|keluar',
      exceptions: ['statutory', 'third-party', 'warning', 'duty'],
    },
    // A sum other than pay, beside words that ask for it.
    {
      words: '#fee',
      near: [
        'dikembalikan|kembali|balik|refund|refunded|refundable|returned|hangus|kembalikan|balikin|dibalikin|back|direfund|nonrefundable',
        'sebelum|before|dulu|dahulu|duluan|dimuka|upfront|advance|payable|dilunasi|lunas|beforehand|due',
        'wajib|harus|diwajibkan|diharuskan|siapkan|membawa|bawa|mohon|dimohon|must|needs|bring|prepare|diminta|ask|asks|asked|dikenai|dikenakan|kena',
        'serahkan|menyerahkan|diserahkan|dititipkan|menitipkan|titipkan|ditinggalkan|meninggalkan|handed|hand|tebus|menebus|ambil|mengambil|mengganti|transfer|setor|menyetor|disetor|titip|qris|loket|bendahara|panitia|treasurer|counter|patungan|urunan|beli|membeli|buy|purchase|cicil|dicicil',
        'pelamar|kandidat|peserta|calon|applicants|applicant|candidates|candidate|participants|attendees|trainees|joiners|newcomers',
        'seat|seats|kursi|slot|kuota|chair|keeps|secures|reserves|holds|amount|sum|nominal|nominalnya',
      ],
      reach: 12,
      exceptions: [
        ...usual,
        'income',
        'counted',
        'budget',
        'lent',
        'bookkeeping',
        'bank-work',
        'pays-customers',
        'travel-cost',
      ],
    },
    {
      words:
        '#fee ~4 sebagai|as|untuk|for|jadi|selaku ~2 jaminan|deposit|bond|titipan|pengikat|komitmen|commitment|security|guarantee|pledge|dp|tanda',
      exceptions: [...usual, 'bank-work'],
    },
    {
      words:
        '<purpose> ~5 costs|cost|priced|comes|runs|harganya|seharga|dihargai|dibanderol|biayanya|ongkosnya|tarifnya|senilai ~4 #fee',
      exceptions: [...usual, 'budget', 'lent', 'bookkeeping'],
    },
    {
      words:
        'yayasan|agensi|agency|agen|penyalur|lpk|perekrut|recruiter|outsourcing|broker|calo ~2 mengambil|memotong|menarik|take|takes|keeps|meminta|ambil|potong|deducts|retains|charges ~6 #fee|persen|percent|gaji|upah|pay|salary|jasa',
      exceptions: ['third-party', 'warning', 'duty'],
    },
    {
      words:
        'gaji|upah|pay|salary|wages ~2 pertama|first|perdana ~6 diserahkan|dipotong|disetor|goes|dibagi|disisihkan|handed|shared ~5 agen|agensi|yayasan|penyalur|agency|perekrut|recruiter|kantor|koordinator',
      exceptions: ['third-party', 'warning'],
    },
    {
      words:
        'booking|amankan|mengamankan|secure|reserve|kunci|mengunci|confirm|hold|simpan ~3 seat|seats|slot|slots|kursi|nama|kuota|tempat|posisi|place|spot|jatah',
      near: ['<pay>|#fee|<charge>|qris|rekening|account'],
      exceptions: ['third-party', 'duty', 'warning', 'travel-work'],
    },
    {
      words:
        '<role> ~2 membeli|beli|menebus|membayar|menyetor|buys|buy|purchases|purchase|pays|activates|deposits ~8 #fee',
      near: [
        'sebelum|before|dulu|dahulu|kami|us|our|kantor|baru|new|first|awal|masuk|mulai|aktif|start|join',
      ],
      exceptions: [...usual, 'pays-customers', 'bank-work'],
    },
    {
      words: '<role> baru ~4 membayar|menyetor|memberikan|menyumbang|membeli|menebus|menyerahkan|menanggung',
      near: ['#fee|<charge>|<euphemism>|sumbangan|donasi|seikhlasnya'],
      exceptions: ['warning', 'company-pays'],
    },
    { words: 'seikhlasnya|ikhlasnya|sukarelanya', exceptions: ['warning', 'donors'] },
    {
      words:
        '<role> ~2 finance|finances|fund|funds|cover|covers|bear|bears|shoulder|menanggung|membiayai|biayai|tanggung ~4 <purpose>|<charge>',
      exceptions: ['company-pays', 'third-party', 'warning', 'travel-cost', 'duty'],
    },
    {
      words: '<send>|isi|mengisi|beli|membeli|transfer|top ~2 pulsa|voucher',
      near: [
        'calon|pelamar|peserta|kandidat|supervisor|admin|koordinator|mentor|nomor|number|aktif|mengaktifkan|activate',
      ],
      exceptions: ['third-party', 'warning', 'benefit', 'company-pays'],
    },
    {
      words:
        '<charge>|<purpose> ~6 belum|tidak|not ~3 tanggung|ditanggung|covered|menanggung|cover|dibiayai|termasuk|included',
      negatable: false,
      exceptions: ['travel-cost', 'third-party', 'warning', 'duty'],
    },
    {
      words:
        'you|anda|kamu|<role> ~2 bring|put|invest|menanam|tanam|setor|menyetor|menanamkan|contribute ~3 #fee',
      exceptions: ['warning', 'income', 'travel-cost', 'pays-customers', 'duty'],
    },
    {
      words: '<bearer> ~2 menyelesaikannya|menanggungnya|membayarnya|melunasinya',
      near: ['<purpose>|<charge>|klinik|clinic|mcu'],
      reach: 16,
      exceptions: ['third-party', 'warning', 'duty'],
    },
    {
      words:
        'gaji|upah|pay|salary|wages ~4 pertama|first|awal|perdana ~4 bagian|milik|hak|ours|becomes|belongs|jatah',
      exceptions: ['third-party', 'warning'],
    },
    {
      words:
        'persen|percent|#num ~2 gaji|salary|wages|upah ~5 agency|agensi|penyalur|perekrut|yayasan|bagian|jatah',
      exceptions: ['third-party', 'warning', 'benefit', 'statutory'],
    },
    {
      words:
        '#fee|<purpose> ~6 spread|divided|dibagi|split ~5 payslip|payslips|paycheck|paychecks|salaries|gaji|gajian|upah|wages',
      exceptions: ['third-party', 'warning', 'duty', 'benefit', 'income'],
    },
    {
      words: 'own ~1 matter|responsibility|account|concern|business|burden|charge',
      near: ['#fee|<charge>|invoice|bill'],
      exceptions: ['warning', 'third-party', 'company-pays', 'travel-cost', 'duty'],
    },
    {
      words: 'dibeli|ditebus|membeli|beli|buy ~1 sendiri|yourself',
      near: ['#fee|stok|stock|<purpose>'],
      exceptions: ['warning', 'third-party', 'company-pays', 'travel-cost', 'duty'],
    },
    {
      words: 'buy|buys|bought|purchase|beli|membeli|dibeli ~4 payroll|gaji|upah|salary|wages',
      exceptions: ['warning', 'third-party', 'benefit'],
    },
    {
      words:
        '<charge>|<purpose> ~6 dilunasi|ditalangi|dibayar|dikembalikan|repaid|recovered ~3 lewat|melalui|dari|through|from|via|out ~3 gaji|upah|salary|salaries|wages|pay',
      exceptions: ['statutory', 'third-party', 'warning', 'duty'],
    },
    {
      words:
        'taken|diambil|dipotong|dipotongkan|deducted|ditarik|withheld ~2 commission|commissions|komisi|earnings|penghasilan|upah|gaji|pay|salary',
      near: ['lease|rent|sewa|menyewa|beli|buy|own|sendiri|<purpose>|seragam|alat|unit'],
      exceptions: ['statutory', 'absence', 'third-party', 'warning', 'duty'],
    },
    {
      words: 'milik|yours|property ~4 setelah|after|once|when|bila|kalau ~3 dilunasi|lunas|paid|settled',
      exceptions: ['third-party', 'warning', 'duty', 'bank-work'],
    },
    {
      words: 'biaya|ongkos ~1 masing|sendiri|pribadi|mandiri',
      near: ['<purpose>'],
      reach: 12,
      exceptions: ['travel-cost', 'third-party', 'warning', 'shared-by-company'],
    },
    {
      words:
        'gaji|upah|salary|wages|pay ~3 sisihkan|disisihkan|ditahan|tahan|withhold|withheld|retained|retain ~4 persen|percent|#num|sebagai|as|until|sampai',
      near: ['tabungan|cair|kesetiaan|loyalty|bertahan|stay|setahun|year|keluar|leave|dicairkan|released'],
      reach: 12,
      exceptions: ['statutory', 'third-party', 'warning', 'duty'],
    },
    {
      words:
        '<charge>|<purpose> ~4 shared|split|dibagi ~4 trainees|trainee|peserta|pelamar|you|employee|employees|candidates|applicants',
      exceptions: ['third-party', 'warning', 'duty', 'travel-cost'],
    },
    {
      words:
        'small|nominal|modest|symbolic|token|once|oneoff|off|kecil|ringan|sekali ~3 <charge>|contribution|kontribusi',
      near: ['<purpose>'],
      reach: 6,
      exceptions: [...usual, 'travel-cost', 'bookkeeping', 'bank-work', 'budget'],
    },
    { words: 'invoiced|billed|charged ~3 <purpose>', exceptions: [...usual, 'bookkeeping', 'travel-cost'] },
    {
      words: 'own|sendiri ~3 certificate|certificates|skck|medical|uniform|uniforms|licence|visa|checkup|kit',
      near: ['payment|pay|cost|costs|fund|funding|pembayaran'],
      exceptions: ['company-pays', 'third-party', 'warning', 'duty'],
    },
    {
      words:
        'diperlukan|butuh|dibutuhkan|siapkan|cukup|wajib|need|needs|required ~3 modal|capital ~2 kecil|awal|ringan|sendiri|small|initial|minimal',
      exceptions: ['third-party', 'warning', 'bank-work', 'budget'],
    },
    {
      words:
        'gaji|upah|salary|pay ~3 pertama|first ~2 disimpan|ditahan|dititipkan|diendapkan|kept|held|withheld',
      exceptions: ['warning', 'third-party'],
    },
    {
      words: 'ganti rugi ~5 muka|dimuka|awal|dulu|before|sebelum|upfront',
      exceptions: ['warning', 'third-party'],
    },
    {
      words: '#stated-fee',
      exceptions: [
        ...usual,
        'income',
        'counted',
        'budget',
        'lent',
        'bookkeeping',
        'bank-work',
        'pays-customers',
        'travel-cost',
        'paid-out',
        'explained-sum',
      ],
    },
    {
      words: '#fee',
      near: ['<purpose>'],
      reach: 5,
      exceptions: [
        ...usual,
        'income',
        'counted',
        'budget',
        'lent',
        'bookkeeping',
        'bank-work',
        'pays-customers',
        'travel-cost',
      ],
    },
    {
      words:
        'uang|dana|sejumlah|amount|sum|deposit|money|fee ~1 pengaman|penahan|jaminan|titipan|pengikat|holding|retainer|goodwill',
      exceptions: ['third-party', 'duty', 'warning', 'bank-work'],
    },
    {
      words:
        'holding|retainer|goodwill|handling|facilitation|reservation|placement|facility ~1 amount|sum|fee|deposit|payment|money',
      exceptions: [...usual, 'bank-work'],
    },
    {
      words:
        'menaruh|taruh|menempatkan|menitipkan|menyimpankan|leave|leaves|lodge|lodges|place|places ~2 uang|dana|deposit|money|amount|jaminan|sum',
      near: ['<role>|<applicant>|gaji|salary|kantor|toko|perusahaan|us|company'],
      exceptions: ['third-party', 'duty', 'warning', 'bank-work'],
    },
    {
      words: 'bendahara|loket|treasurer ~3 panitia|seleksi|peserta|pelamar|interview|wawancara',
      exceptions: ['third-party', 'duty', 'warning'],
    },
    {
      words:
        'peserta|pelamar|kandidat|calon|applicants|candidates|participants ~6 bendahara|loket|treasurer|panitia',
      near: [
        'administrasi|administration|nominal|nominalnya|biaya|uang|bayar|selesaikan|menyelesaikan|merapikan|bereskan|settle|fee|sum|amount|melunasi',
      ],
      exceptions: ['third-party', 'duty', 'warning'],
    },
    {
      words:
        'nominal|nominalnya|besaran|besarannya|jumlahnya|amount ~4 disampaikan|diberitahukan|diinformasikan|dibicarakan|told|explained|communicated|lisan',
      near: ['administrasi|peserta|pelamar|seleksi|lolos|kandidat|candidates|applicants|pendaftaran'],
      within: 'nearby',
      reach: 16,
      exceptions: ['third-party', 'duty', 'warning', 'benefit'],
    },
    {
      words:
        'agency|agensi|agen|placement|visa|recruitment ~1 bill|fee|fees|charge|charges|tagihan|cost|costs ~6 from|out|dari|potong|salary|salaries|gaji|wages',
      exceptions: ['warning', 'company-pays'],
    },
    {
      words: 'ucapan|tanda|uang terima|terimakasih|jasa ~8 #fee|panitia|perekrut|koordinator|rekrutmen',
      exceptions: ['warning', 'benefit'],
    },
    {
      words:
        'activate|activates|activation|unlock|unlocks|aktivasi|mengaktifkan|aktifkan|membuka|buka|upgrade ~5 licence|license|lisensi|akun|account|portal|akses|access|paket|package|membership|keanggotaan|sistem',
      near: ['#fee'],
      within: 'nearby',
      reach: 10,
      exceptions: [...usual, 'income', 'bank-work', 'budget'],
    },
    {
      words:
        'settle|settling|settles|pay|pays|paying|melunasi|membayar|menyelesaikan ~2 bill|bills|tagihan|tagihannya|rekening|ongkosnya ~3 with|to|at|di|ke|kepada|langsung|clinic|klinik|desk',
      near: [
        '<purpose>|clinic|klinik|fitness|medical|examination|applicants|candidates|people|peserta|pelamar',
      ],
      exceptions: ['third-party', 'warning', 'duty', 'employer-settles', 'travel-work'],
      reach: 14,
    },
    {
      words:
        '<charge>|<purpose> ~5 dicicil|diangsur|dicicilkan|dipotongkan|instalments|installments|instalment|angsuran|cicilan ~4 potongan|pemotongan|gaji|upah|bulan|bulanan|salary|pay|months|wages',
      exceptions: ['statutory', 'third-party', 'duty', 'bank-work', 'benefit'],
    },
    {
      words: 'kantong|kocek|kantung|dompet|dana|pocket|pockets|saku ~1 sendiri|pribadi|mandiri',
      near: ['<purpose>|<charge>|<pay>'],
      exceptions: ['third-party', 'warning', 'company-pays', 'travel-cost'],
    },
    {
      words: 'out ~1 of ~2 pocket',
      near: ['<purpose>|<applicant>'],
      exceptions: ['third-party', 'warning', 'company-pays', 'travel-cost'],
    },
    { words: 'swadana|swabiaya|selffunded', near: ['<purpose>'], exceptions: ['third-party', 'warning'] },
    {
      words:
        'look|looks|take|takes|handle|arrange|manage ~1 after|care ~6 expenses|expense|costs|cost|fees|fee|payment ~2 themselves|yourself|yourselves|sendiri|own|on',
      exceptions: ['third-party', 'warning', 'travel-cost', 'duty'],
    },
    {
      words: 'your|bagian|jatah ~1 share|anda|kamu|contribution|portion|part ~5 #fee',
      exceptions: ['income', 'third-party', 'warning'],
    },
    {
      words:
        'gaji|upah|salary|wage|wages|pay ~4 ditahan|tahan|menahan|disimpan|withheld|held|kept ~4 jaminan|pegangan|ikatan|titipan|pengikat|security|guarantee|deposit|bond',
      exceptions: ['third-party', 'warning'],
    },
    { words: 'saldo|balance ~2 minimal|minimum|awal ~2 #fee', exceptions: [...usual, 'bank-work'] },
    {
      words: 'mengganti|ganti ~3 <charge>|ongkos|biaya|pembuatan|cetak|pencetakan ~6 #fee',
      exceptions: usual,
    },
    { words: 'admin|adm ~2 #small', exceptions: ['benefit', 'third-party', 'duty', 'warning'] },
    {
      words: 'serahkan|menyerahkan|diserahkan|give|hand ~2 uang|money|cash|tunai ~3 #fee',
      exceptions: usual,
    },
    {
      words:
        'kami|we|perusahaan|panitia|lembaga ~2 memungut|mengenakan|menarik|charge|collect|meminta|ask ~4 <charge>|uang|dana',
      exceptions: ['third-party', 'warning', 'travel-cost'],
    },
    {
      words: '<purpose> ~4 senilai|sebesar|seharga|sejumlah ~2 #fee',
      exceptions: [...usual, 'budget', 'lent'],
    },
    {
      words:
        '<charge>|<money> ~2 must|wajib|harus|needs|should|have|has|diwajibkan ~3 settled|paid|dibayar|dilunasi|ditransfer|disetor',
      exceptions: [...usual, 'travel-cost'],
    },
    // "biaya pendaftaran", "uang seragam", "registration fee" with a sum, a payer or a demand beside it.
    {
      words: '<charge> ~2 <purpose>',
      near: ['<applicant>|<obligation>|<pay>|#fee', 'sebesar|senilai|sejumlah|hanya'],
    },
    {
      words: '<money> <euphemism>',
      near: ['<applicant>|<obligation>|<pay>|#fee', 'sebesar|senilai|sejumlah|hanya'],
    },
    {
      words: '<purpose> ~1 <charge>',
      near: [
        '<obligation>|<pay>|#fee',
        'applicant|applicants|candidate|candidates|pelamar|kandidat|peserta|sebesar|senilai',
      ],
      reach: 7,
    },
    { words: '<purpose>|<charge> ~4 ditebus|dibeli|purchased|bought|diganti ~8 #fee', exceptions: usual },
    // The demand itself.
    {
      words: '<must> ~3 <payment> ~5 <charge>|<money>|#fee',
      exceptions: ['company-pays', 'third-party', 'benefit', 'warning', 'pays-customers', 'duty'],
    },
    {
      words: '<must> ~3 <payment> ~4 <purpose>',
      exceptions: ['company-pays', 'third-party', 'benefit', 'warning', 'pays-customers', 'duty'],
    },
    {
      words:
        '<payment> ~5 <purpose> ~6 sendiri|pribadi|mandiri|pelamar|kandidat|peserta|candidate|candidates|applicant|applicants|trainee|trainees|yourself|dulu|dahulu|awal|upfront|advance|#fee',
      exceptions: [...usual, 'pays-customers'],
    },
    { words: '<payment> ~3 <charge>|<money> ~5 #fee', exceptions: [...usual, 'pays-customers'] },
    {
      words: '<payment> ~3 #fee',
      near: ['<must>|<applicant>|dulu|dahulu|rekening|untuk|for|sebagai|upfront|before|sebelum'],
      exceptions: [...usual, 'pays-customers', 'paid-out'],
    },
    {
      words: 'pay|paying|bayar|membayar ~3 <applicant> ~2 <purpose>',
      near: ['<must>|you|harus|wajib'],
      exceptions: [...usual, 'pays-customers'],
    },
    { words: '<prepare> ~3 <money>|<charge> ~4 #fee|<purpose>|tunai|cash|sebesar', exceptions: usual },
    // Costs borne by the applicant.
    {
      words: '<charge>|<purpose> ~8 <bears> ~3 <bearer>',
      exceptions: ['borne-by-employer', 'travel-cost', 'third-party', 'warning', 'shared-by-company'],
    },
    {
      words: '<bears> ~2 <bearer> ~4 <charge>|<purpose>',
      exceptions: ['travel-cost', 'third-party', 'warning', 'shared-by-company'],
    },
    {
      words: '<charge> ~4 menjadi|jadi ~1 tanggungan|tanggung|beban|kewajiban ~3 <bearer>',
      exceptions: ['travel-cost', 'third-party', 'warning'],
    },
    {
      words: '<purpose> ~3 biaya ~1 sendiri|pribadi|mandiri',
      exceptions: ['travel-cost', 'third-party', 'warning'],
    },
    {
      words: '<purpose> ~4 at ~2 own|their|your ~1 expense|cost',
      exceptions: ['travel-cost', 'third-party'],
    },
    {
      words: 'own ~1 expense|cost|costs ~4 <purpose>',
      exceptions: ['travel-cost', 'third-party', 'company-pays'],
    },
    { words: 'pay|cover|bear|shoulder|fund|finance ~5 own ~2 <purpose>', exceptions: ['travel-cost'] },
    {
      words: 'sisanya|selebihnya|separuhnya|remainder|rest|balance ~4 <bearer>',
      near: ['<charge>|<purpose>|<pay>'],
      exceptions: ['third-party', 'duty'],
    },
    {
      words:
        '<charge>|<purpose> ~6 dibiayai|dilunasi|membiayai|diselesaikan|funded|settled ~3 sendiri|pelamar|peserta|kandidat|mandiri|pribadi|candidate|applicant|trainee|yourself|yourselves|themselves',
      exceptions: [...usual, 'travel-cost'],
    },
    // Deductions from pay.
    {
      words:
        'gaji|upah|salary|wage|wages|pay|honor ~3 dipotong|potong|pemotongan|deducted|deduct|withheld|ditahan|dicicil ~6 <purpose>|jaminan|deposit|seragam|#fee',
      exceptions: ['statutory', 'third-party', 'absence', 'duty'],
    },
    {
      words:
        'dipotong|potong|deducted|deduct|pemotongan|dicicil|cicil|cicilan|potongan|diangsur ~6 gaji|upah|honor|honorarium|komisi|bayaran|salary|salaries|wage|wages|pay|commission',
      near: ['<purpose>|<charge>|jaminan|deposit|seragam|cicilan'],
      exceptions: ['statutory', 'absence', 'third-party', 'duty'],
    },
    {
      words: '<purpose>|<charge> ~5 dipotong|deducted|dicicil|dipotongkan ~4 gaji|upah|salary|wage|wages|pay',
      exceptions: ['statutory', 'third-party', 'duty'],
    },
    // Money deposits and pledges.
    {
      words: 'uang|dana|simpanan|tabungan ~1 jaminan|muka|tanggungan|pertanggungan|titipan',
      exceptions: [...usual, 'bank-work'],
    },
    {
      words:
        'security|refundable|caution|commitment|guarantee ~1 deposit|bond|fee|payment|amount|contribution',
      exceptions: [...usual, 'bank-work'],
    },
    {
      words:
        'deposit|depo|jaminan|dp|bond ~6 dikembalikan|kembali|refund|refunded|refundable|returned|direfund|hangus|cair|dicairkan',
      exceptions: [...usual, 'bank-work', 'papers'],
    },
    { words: 'deposit|depo|jaminan ~3 #fee', exceptions: [...usual, 'bank-work'] },
    {
      words: '<must> ~4 deposit|dp|jaminan|bond',
      near: [
        '<money>|#fee|<purpose>|alat|laptop|equipment|dulu|dahulu|awal|refund|dikembalikan|kembali|before|sebelum|small|kecil|company',
      ],
      exceptions: [...usual, 'bank-work', 'papers'],
    },
    {
      words: 'deposit|depo ~4 <purpose>|alat|unit|motor|hp|handphone|handheld|tas',
      near: ['<applicant>|<obligation>|#fee'],
      exceptions: [...usual, 'bank-work'],
    },
    {
      words: 'top|isi|isikan|mengisi|recharge|topup ~3 saldo|balance|deposit|akun|account|wallet',
      exceptions: ['third-party', 'duty', 'warning'],
    },
    {
      words:
        'modal|investasi|investment|invest|kontribusi|contribution|partisipasi|mahar|infaq|infak|donasi|sumbangan ~5 #fee',
      exceptions: [...usual, 'budget'],
    },
    {
      words:
        'investasi|investment|kontribusi|contribution|partisipasi|sumbangan ~4 <purpose>|pribadi|diri|kecil|small|modest|symbolic|ringan|sukarela',
      near: [
        '#fee',
        '<must>',
        'dikembalikan|kembali|refund|refunded|bayar|membayar|transfer|pay|sebelum|before|dulu|dahulu',
      ],
      exceptions: [...usual, 'budget'],
    },
    // A small item with its price, and required purchases.
    {
      words:
        'formulir|seragam|registrasi|pendaftaran|administrasi|idcard|modul|materai|meterai|psikotes|mcu|uniform|registration|processing|kaos|atribut|training|pelatihan|verifikasi|verification|sertifikat|certificate ~3 #fee',
      exceptions: ['benefit', 'company-pays', 'third-party', 'duty', 'warning', 'budget'],
    },
    {
      words:
        '<must> ~3 beli|membeli|buy|purchase|menebus|tebus|order|memesan ~5 <purpose>|paket|package|produk|products|pack|sample|kit|atribut|sistem|software|aplikasi|perdana|lisensi',
      exceptions: ['company-pays', 'third-party', 'warning'],
    },
    {
      words:
        'beli|membeli|menebus|tebus|purchase|buy ~3 seragam|uniform|modul|formulir|starter|kit|atribut|paket|lisensi|idcard ~6 <applicant>|dulu|dahulu|#fee|koperasi|kami|us|dari|from|melalui',
      exceptions: ['company-pays', 'third-party', 'warning', 'duty'],
    },
    {
      words:
        'dikenakan|dikenai|dipungut|kena|dikutip|ditarik|charged|dibebankan ~2 biaya|iuran|fee|potongan|uang|dana|tarif|sejumlah|kontribusi|deposit',
      exceptions: ['third-party', 'company-pays', 'warning', 'duty', 'travel-cost', 'statutory'],
    },
    {
      words: 'biaya|fee|uang|charge ~3 dikenakan|dipungut|dikutip|ditarik|charged|payable|applies|berlaku',
      exceptions: ['third-party', 'company-pays', 'warning', 'duty', 'travel-cost', 'statutory'],
    },
    // Money transfers.
    {
      words: '<transfer> ~3 uang|dana|dp|deposit|biaya|fee|pembayaran|payment|sejumlah|money|funds|nominal',
      near: ['<applicant>|<must>|rekening|dulu|dahulu|sebelum|before|untuk|#fee|bukti'],
      exceptions: [...usual, 'pays-customers'],
    },
    {
      words:
        '<transfer> ~4 rekening|rek|norek|dana|ovo|gopay|shopeepay|qris|bca|bri|bni|mandiri|account|bank',
      near: ['<must>|bukti|konfirmasi|atas|dulu|dahulu|sebelum|admin|bendahara|before|confirm|receipt'],
      exceptions: [...usual, 'pays-customers', 'salary', 'product-is-subject'],
      reach: 8,
    },
    {
      words: '<transfer>|pembayaran|bayar|payment ~3 hanya|resmi|only ~4 rekening|account|va|virtual',
      negatable: false,
      exceptions: firm,
    },
    {
      words: 'bukti|struk|receipt|proof|screenshot ~2 transfer|pembayaran|bayar|payment|setor|tf',
      near: ['<send>|<must>|tes|interview|wawancara|jadwal|slot|konfirmasi|pelamar|peserta'],
      exceptions: ['third-party', 'duty', 'warning', 'bookkeeping'],
    },
    {
      words: '<transfer>|bayar|pay|setor|tf ~2 dulu|dahulu|duluan|didepan|dimuka|first|upfront',
      exceptions: ['third-party', 'duty', 'warning', 'salary', 'benefit', 'we-pay'],
    },
    {
      words:
        'setelah|sesudah|after|once|begitu|usai ~3 pembayaran|membayar|transfer|pelunasan|lunas|payment|paid|paying|melunasi|dibayar|settled ~8 <purpose>|jadwal|kontrak|panggilan|kerja|schedule|contract|start|mulai|offer|slot',
      exceptions: ['third-party', 'duty', 'warning', 'salary'],
    },
    {
      words:
        'yang|belum|those|who ~2 tidak|belum|not|fail ~2 membayar|transfer|melunasi|bayar|pay|menyetor|setor|paid',
      negatable: false,
      near: [
        'gugur|hangus|batal|dicoret|mundur|disqualified|forfeited|dianggap|cancelled|diproses|processed|slot',
      ],
      exceptions: firm,
    },
    {
      words: 'biaya|fee|uang|charge ~4 sangat|cukup|relatif ~1 terjangkau|murah|ringan|affordable',
      exceptions: ['third-party', 'duty', 'product'],
    },
  ],
  sentence: {
    en: 'The posting asks applicants for money.',
    id: 'Lowongan ini meminta uang dari pelamar.',
  },
  fix: {
    en: 'Remove the charge. The employer pays for recruitment, training, uniforms and equipment.',
    id: 'Hapus pungutan ini. Biaya rekrutmen, pelatihan, seragam, dan perlengkapan ditanggung pemberi kerja.',
  },
};
