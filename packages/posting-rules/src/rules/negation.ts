import type { NegationWords } from '../matching/negation';

export const negation: NegationWords = {
  negation: [
    'tidak|tdk|tak|gak|ga|nggak|enggak|ngga|tanpa|bukan|belum|jangan|never|no|not|without|don|doesn|won|isn|aren|nor|neither|cannot|none|dilarang|bebas|nihil|melarang|larangan|menolak|tiada|zero|prohibited|stop|avoid|hindari|haram|takkan|didn|waive|waived|nobody|nothing|ndak|kagak|kaga|engga|gk|gaada|dont|doesnt|wont|mustn|shouldn|nda|unnecessary|refuse|refuses',
  ],
  local: [
    'gratis|free|cuma ~1 cuma',
    'gratis|free|percuma|rp0|0 $',
    'free|gratis',
    'nol|zero ~1 rupiah|biaya|persen|potongan|cost|costs|fee|fees',
    'rp ~1 0',
    'dipungut ~1 nol',
  ],
  after: [
    'tidak ~2 ada|dipungut|dikenakan|diminta|diperlukan|perlu|pernah|dibebankan',
    'nihil|none|gratis|free|zero',
    'nol ~1 rupiah|biaya|persen',
    'is|are|will|never|not ~2 not|never|charged|free',
    'tidak|bukan|never|not|dilarang|tak|nothing|gak|nggak|ga|enggak',
  ],
  empty: [
    'jangan|tidak|tdk|don|not|never ~2 lupa|ragu|forget|hesitate|khawatir|sungkan|malu|worry|takut|miss|lewatkan|sampai|terlewat|menunda',
    'tidak|tdk|tak|bukan|not|non|no|gak|ga ~3 dikembalikan|refundable|refunded|returnable|returned|hangus|mahal|besar|seberapa|memberatkan|banyak|expensive|kembali|later|lebih|more|big|ditarik|diuangkan|wajar',
    'tidak|bukan|not ~1 hanya|only|cuma|sekadar|sekedar|just',
    'tanpa|no|without|tidak|bebas|not|belum ~2 pengalaman|experience|interview|wawancara|tes|ribet|seleksi|skill|skills|perantara|resiko|risiko|risk|test|target|calo|bohong|tipu|scam|antri|keahlian|repot|lama|resume|cv',
    'yang|those|who|jika|if|bila|apabila ~2 tidak|belum|not|gak ~2 membayar|bayar|transfer|melunasi|setor|menyetor|pay|paid|bersedia|sanggup|hadir',
    'belum|not|tidak ~1 termasuk|include|including|included|yet',
    'no|not|tidak|jangan ~1 problem|masalah|worries|only|doubt|apa',
    'tidak|not|belum ~4 diproses|processed|dilanjutkan|dijadwalkan|scheduled|dipanggil|terdaftar|berlaku|valid|diterima|proceed|sah',
    'no|nomor ~1 #num',
    'no ~1 rekening|rek|hp|wa|ktp|telp',
    'non ~1 refundable',
  ],
  conjunctions: [
    'atau|ataupun|maupun|dan|serta|or|nor|and|baik|termasuk|including|apalagi|even|dalam|seperti|such|misalnya|apapun|whether|any|in|pada|untuk|for|whatsoever',
  ],
  conditions: [
    'supaya|agar|biar|jika|kalau|kalo|klo|bila|apabila|jikalau|karena|sebab|demi|so|if|because|since|when|once|until|whoever|yang|who|siapa|barangsiapa|selama|while|as',
  ],
  demands: [
    'wajib|harus|diwajibkan|diharuskan|must|silakan|silahkan|dimohon|mohon|cukup|membayar|transfer|siapkan|tinggal|hanya|please|dikenakan|only|bayar|menyetor|setor|pay|need|required|ditanggung|dibebankan|menanggung|menjadi|kandidat|pelamar|peserta|candidates|applicants|kirim|kirimkan|hubungi|gabung|join|send|seragam|uniform|ada|there|terdapat',
  ],
};

export const contrasts =
  'hanya cukup cuma kecuali selain namun tetapi tapi melainkan sedangkan adapun meskipun walaupun but except however only just besides yet although though other unless whereas instead while apart';

/** Phrases whose words mean something else. */
export const harmless: readonly string[] = [
  'kep|per|se|permen|kepmen|permenaker|no|nomor|pm|inst ~2 men',
  'men ~1 i|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii|kes|lh|pan|kp|pu',
  'men ~1 at ~1 work',
  'paid|unpaid|compensated ~2 exercise|task|test|assignment|case|project|shift|shifts|week|weeks|travel|study|month|volunteer|lunch|break|breaks|bereavement|sabbatical|weekly|fairly',
  'post|posting|process|enter|record|match|check ~2 purchase|sales|payment|supplier|deposit ~1 invoice|invoices|orders|order|ledger|entries|entry|journals',
  'purchase|purchasing|sales ~1 order|orders|requests|request|invoices|invoice|ledger|staff|officer|manager|department|administrator|returns',
  'uang ~1 makan|transport|transportasi|lembur|saku|kehadiran|pulsa|bensin|hadir|shift|cuti|pensiun|pesangon|penghargaan|pisah|dinas',
  'bebas|tanpa|free|gratis ~1 biaya|pungutan|fee|ongkos|charge',
  'free ~1 of ~1 charge',
  'no|zero ~1 cost|fee|fees|charge|charges|deposit',
  'paid|unpaid|dibayar ~1 leave|training|internship|onboarding|time|overtime|holiday|holidays|vacation|probation|trial|orientation|sick|annual|maternity|during|selama|penuh',
  'training|pelatihan|orientasi|onboarding|magang ~2 dibayar|paid|digaji',
  'admin|administrator|staf|staff|petugas|bagian|departemen|divisi|tenaga|tim|manajer|supervisor|asisten|kepala ~1 administrasi|admin|keuangan|training|pelatihan|rekrutmen|registrasi|pendaftaran|kesehatan|pembayaran',
  'payment|fee|cost ~1 gateway|gateways|accountant|control|accounting|center|centre|analyst|controller|terms|estimator|optimization|effective|estimation|systems|platform|engineer|team',
  'quantity ~1 surveyor',
  'biaya ~1 produksi|operasional|proyek|pemasaran|standar|hidup|pokok|variabel|tetap|bahan|perawatan|logistik|pengiriman|angkut|bunga|kirim|pengobatan|persalinan',
  'harga ~1 pokok',
  'suku ~1 bunga|cadang|dinas|cadangnya',
  'spare ~1 part|parts',
  'pendidikan|jenjang|sekolah|perguruan|teknologi|standar|kinerja|komitmen|mobilitas|integritas|tekanan|risiko|bertegangan|tegangan|suhu|motivasi|kualitas ~1 tinggi',
  'tinggi ~1 rendah|sekali|nilai',
  'single ~1 page|sign|point|source|origin|cell|entry|vendor|node|instance|parent|tenant|customer|team|mode',
  'every|each ~1 single',
  'visi|vision ~2 misi|mission',
  'our|company|perusahaan|sosial|social ~1 mission|misi',
  'misi ~1 kami|perusahaan|sosial|kemanusiaan|organisasi|yayasan|sekolah',
  'mission|misi ~1 critical|statement|driven|kami',
  '<male> ~2 <female>',
  '<female> ~2 <male>',
  'ibu ~2 anak',
  'sales ~1 lady',
  'man ~1 power|hours|days|hour',
  'men ~1 power',
  'contact ~1 center|centre|person',
  'chat ~1 support|agent|bot',
  'line ~1 balancing|produksi|production|manager|managers|cook|leader|leaders|maintenance',
  'assembly|production|produksi|product|pipe|bottling|packing|packaging|time|command|front|bottom|top ~1 line',
  'on|off|in ~1 line',
  'telegram ~1 bot|api',
  'whatsapp ~1 business|api|blast',
  'kulit ~2 sintetis|imitasi|asli|sapi',
  'hari ~1 raya|besar|libur',
  'akses|access ~1 internet|control',
  'kasus ~1 penipuan',
  'anti ~1 fraud|money',
  'fraud ~1 analyst|detection|prevention|team|risk',
  'saving ~1 account',
  'hold|holds|holding|have|has|having ~1 a|an|valid|relevant|recognised|recognized|current ~1 <papers>',
  'travel ~1 desk|team|department|coordinator',
  'surat ~1 lamaran|jalan|menyurat|izin|tugas|keterangan|pengantar|perjanjian|pesanan|perintah|masuk|keluar|elektronik|kabar',
  'surat ~1 surat',
  'sertifikat|certificate|certificates ~2 kompetensi|k3|brevet|keahlian|bst|halal|iso|profesi|toefl|competency|pelaut|garda|gada|satpam',
  'simulasi ~1 kredit',
  'payment ~1 terms|method|methods|request|requests|voucher|vouchers',
];

/** Words that give the reason of the work for a limit. */
export const reasons: readonly string[] = [
  'karena|sebab|mengingat|lantaran|dikarenakan|sehubungan|because|due|owing|since|agar|supaya|demi',
  'sesuai|menurut|berdasarkan|diatur|mandated|required|under|in ~4 peraturan|regulasi|regulation|regulations|law|ketentuan|undang|standar|permenaker|perka|perkap|rule|rules|stcw|aviation',
  'alasan|reason|alasannya',
  'as ~1 the ~3 role|job|work|position|post|duties|staff|guard|carer|attendant|harness|cabin|equipment',
];
