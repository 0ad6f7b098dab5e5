/** Words around the names of a position or a school that no field holds: prepositions, labels of dates and grades. */
const words = `at|in|of|as|an|a|the|and|to|for|from|with|by|di|pada|dari|ke|sebagai|dan|dengan|untuk|oleh|since|sejak|mulai|tahun|th|until|till|
up|hingga|sampai|sd|s|d|periode|period|present|presently|current|currently|now|today|date|ongoing|onward|onwards|sekarang|ini|saat|kini|hari|masih|
skrg|bekerja|aktif|berjalan|kerja|saya|pernah|i|have|worked|work|working|lulus|lulusan|graduated|graduation|graduate|expected|class|jurusan|
program|studi|prodi|major|majoring|konsentrasi|peminatan|fakultas|gpa|cgpa|ipk|nilai|rata|rata2|un|unbk|uan|nem|grade|average|final|cumulative|indeks|
prestasi|kumulatif|skala|scale|out|adalah|alumni|alumnus|holds|years|year|yrs|yr|tahun|thn|months|month|mos|mo|bulan|bln|spring|summer|autumn|fall|winter|
musim|panas|dingin|semi|gugur|early|mid|late|awal|akhir|pertengahan|semester|sem|triwulan|kuartal|quarter|term|ganjil|genap|gasal|q1|q2|q3|q4|h1|h2`;

export const connectingWords: ReadonlySet<string> = new Set(words.split('|').map((word) => word.trim()));
