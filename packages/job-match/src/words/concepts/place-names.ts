/** Other names of places. A line: synonyms, separated by `;`. Names with a single form need no line. */
export const placeNames = `
Jakarta; DKI Jakarta; DKI; JKT
Jakarta Selatan; Jaksel; South Jakarta
Jakarta Pusat; Jakpus; Central Jakarta
Jakarta Barat; Jakbar; West Jakarta
Jakarta Timur; Jaktim; East Jakarta
Jakarta Utara; Jakut; North Jakarta
Yogyakarta; Jogja; Yogya; Jogjakarta; DIY; DI Yogyakarta; Daerah Istimewa Yogyakarta
Surabaya; SBY
Bandung; BDG
Tangerang Selatan; Tangsel; South Tangerang
Semarang; SMG
Makassar; Ujung Pandang
Denpasar; DPS
Jawa Barat; Jabar; West Java
Jawa Tengah; Jateng; Central Java
Jawa Timur; Jatim; East Java
Sumatera Utara; Sumut; North Sumatra; Sumatra Utara
Sumatera Selatan; Sumsel; South Sumatra; Sumatra Selatan
Sumatera Barat; Sumbar; West Sumatra; Sumatra Barat
Kepulauan Riau; Kepri; Riau Islands
Kalimantan Timur; Kaltim; East Kalimantan
Kalimantan Selatan; Kalsel; South Kalimantan
Kalimantan Barat; Kalbar; West Kalimantan
Kalimantan Tengah; Kalteng; Central Kalimantan
Kalimantan Utara; Kaltara; North Kalimantan
Sulawesi Selatan; Sulsel; South Sulawesi
Sulawesi Utara; Sulut; North Sulawesi
Sulawesi Tengah; Sulteng; Central Sulawesi
Sulawesi Tenggara; Sultra; Southeast Sulawesi
Nusa Tenggara Barat; NTB; West Nusa Tenggara
Nusa Tenggara Timur; NTT; East Nusa Tenggara
Maluku Utara; Malut; North Maluku
Papua Barat; West Papua
Surakarta; Solo
Ibu Kota Nusantara; IKN
`;
