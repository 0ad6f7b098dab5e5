/** A line: English | Indonesian; `;` separates synonyms. */
export const studies = `
industrial engineering | teknik industri
mechanical engineering | teknik mesin
electrical engineering | teknik elektro; teknik listrik
civil engineering | teknik sipil
chemical engineering | teknik kimia
environmental engineering | teknik lingkungan
informatics; computer science | teknik informatika; informatika; ilmu komputer
information systems | sistem informasi
information technology | teknologi informasi | IT; TI
architecture | arsitektur
economics | ekonomi; ilmu ekonomi
business administration | administrasi bisnis; administrasi niaga
business management | manajemen bisnis
law | hukum; ilmu hukum
psychology | psikologi
communication studies; communication science | ilmu komunikasi
international relations | hubungan internasional
english literature | sastra inggris
visual communication design | desain komunikasi visual | DKV
public health | kesehatan masyarakat
nutrition | gizi; ilmu gizi
midwifery | kebidanan
medicine | kedokteran
food technology | teknologi pangan
agriculture; agribusiness | pertanian; agribisnis
mathematics | matematika
chemistry | kimia
biology | biologi
tourism | pariwisata
`;
