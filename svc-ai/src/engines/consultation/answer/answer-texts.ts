import type { AskerLanguage } from './asker-language';

type Texts = Readonly<Record<AskerLanguage, string>>;

/** What is said around passages, by the matter. */
export const answerTexts = {
  known: {
    en: 'This is what our pages say about it:',
    id: 'Inilah yang tertulis di halaman kami tentang hal itu:',
    zh: '我们的网站对此写道（原文）：',
  },
  unknown: {
    en: 'I do not know that. I can answer what our pages say: services for companies and their steps, plans, jobs and applications, the CV analysis, events, the community, your data. Our consultants know more: write to them on the contact page.',
    id: 'Saya tidak tahu soal itu. Saya bisa menjawab yang tertulis di halaman kami: layanan bagi perusahaan dan tahapannya, paket, lowongan dan lamaran, analisis CV, acara, komunitas, data Anda. Konsultan kami dapat membantu: silakan tulis lewat halaman kontak.',
    zh: '这个问题我不知道。我可以回答网站上写明的内容：企业服务与流程、套餐、职位与申请、简历分析、活动、社区以及您的数据。其他问题请通过联系页面咨询我们的顾问。',
  },
  near: {
    en: 'Perhaps one of these pages helps:',
    id: 'Mungkin salah satu halaman ini membantu:',
    zh: '也许以下页面有帮助：',
  },
  otherPeople: {
    en: 'I do not know anything about other people, and I may not say anything about them: who applies, and what somebody earns or has written, is seen only by those whom the person has agreed to.',
    id: 'Saya tidak tahu apa pun tentang orang lain, dan tidak boleh mengatakannya: siapa yang melamar, berapa penghasilan seseorang, atau apa yang ditulisnya hanya dilihat oleh pihak yang disetujui orang itu.',
    zh: '我不知道其他人的任何信息，也不能透露：谁申请了职位、收入多少、写了什么，只有本人同意的对象才能看到。',
  },
  clock: {
    en: 'I do not know what time it is: I have no clock. The times of our events are on the events page.',
    id: 'Saya tidak tahu sekarang pukul berapa: saya tidak punya jam. Waktu acara kami ada di halaman acara.',
    zh: '我不知道现在几点：我没有时钟。活动时间请见活动页面。',
  },
  firm: {
    en: 'I do not know that: our pages do not say when Sabi was founded, who owns it or how it is run. They say who works here; anything else is a question for the contact page.',
    id: 'Saya tidak tahu soal itu: halaman kami tidak menyebutkan kapan Sabi didirikan, siapa pemiliknya, atau siapa pengelolanya. Yang tertulis adalah siapa yang bekerja di sini; selebihnya silakan tanyakan lewat halaman kontak.',
    zh: '这个我不知道：网站没有写明 Sabi 何时成立、由谁拥有或管理。其他问题请通过联系页面咨询。',
  },
  openJobs: {
    en: 'I do not know which jobs are open at this moment. The job board has them all, each with its pay: search there by title and place.',
    id: 'Saya tidak tahu lowongan mana yang sedang dibuka saat ini. Semuanya ada di halaman lowongan, masing-masing dengan gajinya: cari di sana menurut posisi dan tempat.',
    zh: '我不知道目前有哪些职位开放。所有职位及其薪资都在职位页面，可按职位名称和地点搜索。',
  },
  signInForPrice: {
    en: 'Prices are shown on the talent solution page to people who have signed in, and nowhere else. Signing up is free; log in or sign up to see them.',
    id: 'Harga ditampilkan di halaman solusi talenta bagi yang sudah masuk ke akunnya (login), dan tidak di tempat lain. Pendaftaran gratis.',
    zh: '价格只在人才方案页面向已登录（sign in）的用户显示，别处不公布。注册是免费的。',
  },
  priceOnPage: {
    en: 'I cannot read the prices at this moment. As you are signed in, the talent solution page shows them, next to what each plan and service holds.',
    id: 'Saya tidak dapat membaca harganya saat ini. Karena Anda sudah masuk, halaman solusi talenta menampilkannya di samping isi setiap paket dan layanan.',
    zh: '我现在无法读取价格。您已登录，人才方案页面会显示各套餐和服务的价格。',
  },
  feeOfSearch: {
    en: 'I do not know the fee: it is not on our pages. Company services are agreed on in an engagement letter of their own; "Schedule Consultation" on the company solution page, a short talk, is the way to a figure.',
    id: 'Saya tidak tahu besar biayanya: Harga ditampilkan hanya untuk paket talenta. Layanan perusahaan disepakati dalam surat perikatan tersendiri; "Jadwalkan Konsultasi" di halaman solusi perusahaan adalah jalan menuju angkanya.',
    zh: '我不知道这项费用：网站上没有公布。企业服务在单独的委托书（engagement letter）中约定；请在企业方案页面预约咨询，获取报价。',
  },
  priceOfAts: {
    en: 'I do not know a price for it: the applicant-tracking system is still being built, and has no price on our pages.',
    id: 'Saya tidak tahu harganya: sistem pelacakan pelamar masih dibangun, dan belum ada harga di halaman kami.',
    zh: '我不知道它的价格：招聘管理系统（ATS）仍在开发中，网站上还没有价格。',
  },
  officialFee: {
    en: 'I do not know the official fee or how long the office takes; ask the authority. This is what our articles say about the matter:',
    id: 'Saya tidak tahu biaya resmi maupun lama pengurusannya; tanyakan kepada instansinya. Inilah yang tertulis di artikel kami tentang hal itu:',
    zh: '我不知道官方费用或办理时间，请向主管机关查询。我们的文章对此写道（原文）：',
  },
  wayToPay: {
    en: 'I do not know which ways to pay are offered: the payment provider shows them before you pay. Our terms say:',
    id: 'Saya tidak tahu cara bayar apa saja yang tersedia: penyedia pembayaran menampilkannya sebelum Anda membayar. Ketentuan kami menyebutkan:',
    zh: '我不知道支持哪些付款方式：付款前由支付服务商显示。我们的条款写道（原文）：',
  },
  priceOfWhat: {
    en: 'The price of what: a plan or a single service for talent, or a search for your company? Prices of plans are shown on the talent solution page to people who have signed in; a search is agreed on after a short talk.',
    id: 'Harga untuk apa: paket atau layanan satuan bagi talenta, atau pencarian kandidat bagi perusahaan Anda? Harga ditampilkan di halaman solusi talenta bagi yang sudah masuk; biaya pencarian disepakati setelah konsultasi singkat.',
    zh: '您想了解哪一项的价格：面向求职者的套餐或单项服务，还是为企业寻找人选？套餐价格在登录后显示，搜寻费用在咨询后约定。',
  },
  unsure: {
    en: 'I am not sure that this answers your question. The nearest I found on our pages:',
    id: 'Saya kurang yakin ini menjawab pertanyaan Anda. Yang paling dekat di halaman kami:',
    zh: '我不确定这是否回答了您的问题。网站上最接近的内容（原文）：',
  },
  refundWhich: {
    en: 'Which refund do you mean: a plan or single service you bought, a payment that was taken twice, or the search fee of a company? This is what our pages say in general:',
    id: 'Pengembalian dana yang mana: paket atau layanan satuan yang Anda beli, pembayaran yang terpotong dua kali, atau biaya pencarian perusahaan? Secara umum, inilah yang tertulis di halaman kami:',
    zh: '您指的是哪一种退款：已购买的套餐或单项服务、重复扣款，还是企业的搜寻费？网站上的一般规定如下（原文）：',
  },
  whichEvent: {
    en: 'Which event do you mean? These are the next ones; the events page has them all.',
    id: 'Acara yang mana yang Anda maksud? Di atas adalah yang terdekat; semuanya ada di halaman acara.',
    zh: '您指的是哪个活动？以上是最近的活动，全部活动请见活动页面。',
  },
  registerWhat: {
    en: 'What would you like to register for: an account, an event, the community, or a company account for hiring?',
    id: 'Anda ingin mendaftar untuk apa: akun, acara, komunitas, atau akun perusahaan untuk merekrut?',
    zh: '您想注册或报名什么：账户、活动、社区，还是企业招聘账户？',
  },
  startWhat: {
    en: 'What would you like to start: a job search, a plan, or a search for your company?',
    id: 'Apa yang ingin Anda mulai: mencari kerja, memakai paket, atau pencarian kandidat untuk perusahaan?',
    zh: '您想开始什么：找工作、使用套餐，还是为企业寻找人选？',
  },
  cancelWhat: {
    en: 'What would you like to cancel: an order you have not paid, an application, a seat at an event, or your account?',
    id: 'Apa yang ingin Anda batalkan: pesanan yang belum dibayar, lamaran, kursi acara, atau akun Anda?',
    zh: '您想取消什么：未付款的订单、职位申请、活动席位，还是您的账户？',
  },
  requirementsOfWhat: {
    en: 'Requirements for what: applying for a job, opening an account, joining the community, or publishing a job?',
    id: 'Syarat untuk apa: melamar lowongan, membuat akun, bergabung dengan komunitas, atau memasang lowongan?',
    zh: '您想问哪方面的要求：申请职位、开设账户、加入社区，还是发布职位？',
  },
  whereWhat: {
    en: 'Where is what: our office, an event, or the jobs?',
    id: 'Lokasi apa: kantor kami, acara, atau lowongan?',
    zh: '您想问什么的地点：办公室、活动，还是职位？',
  },
  statusOfWhat: {
    en: 'The status of what: an application, a payment, or the check of your company?',
    id: 'Status apa: lamaran, pembayaran, atau pemeriksaan perusahaan Anda?',
    zh: '您想查询什么的状态：职位申请、付款，还是企业审核？',
  },
  workHow: {
    en: 'What would help you most: finding open jobs, having your CV analyzed, or talking with a consultant?',
    id: 'Apa yang paling membantu Anda: melihat lowongan, menganalisis CV, atau berbicara dengan konsultan?',
    zh: '您最需要哪一项：查看职位、分析简历，还是与顾问交谈？',
  },
  helpWhat: {
    en: 'What would you like to know: about jobs and your CV, our plans, or hiring for your company?',
    id: 'Apa yang ingin Anda ketahui: lowongan dan CV, paket kami, atau merekrut untuk perusahaan Anda?',
    zh: '您想了解什么：职位与简历、我们的套餐，还是为企业招聘？',
  },
  hireWho: {
    en: 'For which role, and is it one person or many? A leader is found by Executive Search, a rare skill by Specialized Recruitment; you can also publish the job yourself on the job board.',
    id: 'Untuk posisi apa, dan satu orang atau banyak? Pimpinan dicari lewat Executive Search, keahlian langka lewat Rekrutmen Spesialis; Anda juga bisa memasang lowongan sendiri.',
    zh: '您要招什么职位？一个人还是多人？管理者通过 Executive Search 寻找，稀缺技能通过 Specialized Recruitment；您也可以自己在职位页面发布职位。',
  },
  whenWhat: {
    en: 'When is what: an event, the answer to a message, or the end of a plan?',
    id: 'Kapan apanya: acara, balasan pesan, atau berakhirnya paket?',
    zh: '您想问的是什么时间：活动、消息的回复，还是套餐的到期日？',
  },
  howLongWhat: {
    en: 'How long does what take: a search for a company, an answer to an application, a reply from us, or a plan?',
    id: 'Berapa lama untuk apa: pencarian bagi perusahaan, jawaban atas lamaran, balasan dari kami, atau masa paket?',
    zh: '您想问什么需要多久：企业的人选搜寻、申请的答复、我们的回复，还是套餐的期限？',
  },
  signInForOwn: {
    en: 'That stands in your account only. Please sign in (log in): then your pages show it.',
    id: 'Hal itu hanya ada di akun Anda. Silakan masuk (login) dulu: setelah itu halaman Anda menampilkannya.',
    zh: '这只记录在您的账户中。请先登录（sign in），然后在您的页面上查看。',
  },
  ownOnPage: {
    en: 'I cannot read your account at this moment. This page shows it:',
    id: 'Saya tidak dapat membaca data akun Anda saat ini. Halaman ini menampilkannya:',
    zh: '我现在无法读取您的账户数据。请看这个页面：',
  },
} as const satisfies Record<string, Texts>;
