const cities = `Ambon|Balikpapan|Banda Aceh|Bandar Lampung|Bandung|Banjar|Banjarbaru|Banjarmasin|Banyumas|Banyuwangi|Bantul|
Batam|Batang|Batu|Baubau|Bekasi|Bengkulu|Bima|Binjai|Bitung|Bintan|Blitar|Blora|Bogor|Bojonegoro|Bondowoso|Bontang|Boyolali|Brebes|
Bukittinggi|Ciamis|Cianjur|Cibinong|Cikarang|Cilacap|Cilegon|Cimahi|Cirebon|Deli Serdang|Demak|Denpasar|Depok|Dumai|Garut|Gianyar|Gorontalo|
Gresik|Gunungkidul|Indramayu|Jakarta|Central Jakarta|East Jakarta|North Jakarta|South Jakarta|West Jakarta|Jakarta Barat|
Jakarta Pusat|Jakarta Selatan|Jakarta Timur|Jakarta Utara|Jambi|Jayapura|Jember|Jepara|Jombang|Karanganyar|Karawang|Kebumen|Kampar|Badung|Buleleng|Bangli|Jembrana|Bangkalan|Lebak|Siak|Kutai Kartanegara|Maros|Gowa|
Kediri|Kendal|Kendari|Klaten|Klungkung|Kudus|Kulon Progo|Kuningan|Kupang|Kuta|Labuan Bajo|Lamongan|Lampung|Lhokseumawe|
Lubuklinggau|Lumajang|Madiun|Magelang|Magetan|Majalengka|Makassar|Malang|Mamuju|Manado|Manokwari|Mataram|Medan|Merauke|Metro|
Mojokerto|Nganjuk|Ngawi|Pacitan|Padang|Padangsidimpuan|Palangka Raya|Palangkaraya|Palembang|Palopo|Palu|Pamekasan|Pandeglang|
Pangkalpinang|Parepare|Pasuruan|Pati|Pekalongan|Pekanbaru|Pemalang|Pematangsiantar|Ponorogo|Pontianak|Prabumulih|Probolinggo|
Purbalingga|Purwakarta|Purwodadi|Purwokerto|Purworejo|Rembang|Salatiga|Samarinda|Sampang|Sanur|Sawahlunto|Semarang|Seminyak|
Serang|Serpong|Sibolga|Sidoarjo|Singaraja|Singkawang|Situbondo|Sleman|Solo|Sorong|Sragen|Subang|Sukabumi|Sukoharjo|Sumbawa|
Sumedang|Sumenep|Surabaya|Surakarta|Tabanan|Tangerang|Tangerang Selatan|South Tangerang|Tanjung Pinang|Tanjungpinang|Tarakan|
Tasikmalaya|Tebing Tinggi|Tegal|Temanggung|Ternate|Tomohon|Trenggalek|Tuban|Tulungagung|Ubud|Wonogiri|Wonosobo|Yogyakarta|Jogja|
Kuala Lumpur|Penang|Johor Bahru|Singapore|Singapura|Bangkok|Manila|Hanoi|Ho Chi Minh City|Tokyo|Osaka|Seoul|Beijing|Shanghai|
Hong Kong|Taipei|Sydney|Melbourne|Brisbane|Perth|Delhi|New Delhi|Mumbai|Bangalore|Bengaluru|Dubai|Abu Dhabi|Doha|Riyadh|Jeddah|
London|Manchester|Paris|Berlin|Munich|Hamburg|Amsterdam|Rotterdam|Brussels|Zurich|Geneva|Vienna|Stockholm|Madrid|Barcelona|
Milan|Rome|Dublin|Cairo|Istanbul|New York|San Francisco|Los Angeles|Seattle|Chicago|Boston|Austin|Toronto|Vancouver`;

const regions = `Aceh|Sumatera Utara|Sumatera Barat|Sumatera Selatan|North Sumatra|West Sumatra|South Sumatra|Riau|Kepulauan Riau|
Riau Islands|Bangka Belitung|Kepulauan Bangka Belitung|Banten|Jawa Barat|Jawa Tengah|Jawa Timur|West Java|Central Java|East Java|
DKI Jakarta|DI Yogyakarta|D.I. Yogyakarta|DIY|Daerah Istimewa Yogyakarta|Special Region of Yogyakarta|Bali|Nusa Tenggara Barat|
Nusa Tenggara Timur|NTB|NTT|West Nusa Tenggara|East Nusa Tenggara|Lombok|Flores|Kalimantan Barat|Kalimantan Tengah|Kalimantan Timur|
Kalimantan Selatan|Kalimantan Utara|West Kalimantan|Central Kalimantan|East Kalimantan|South Kalimantan|North Kalimantan|
Sulawesi Utara|Sulawesi Tengah|Sulawesi Selatan|Sulawesi Tenggara|Sulawesi Barat|North Sulawesi|Central Sulawesi|South Sulawesi|
Southeast Sulawesi|West Sulawesi|Maluku|Maluku Utara|North Maluku|Papua|Papua Barat|West Papua|Papua Selatan|Papua Tengah|
Papua Pegunungan|Jawa|Java|Sumatera|Sumatra|Kalimantan|Sulawesi|Jabodetabek|Indonesia|Malaysia|Thailand|Philippines|Filipina|
Vietnam|Brunei|Brunei Darussalam|Timor Leste|Japan|Jepang|South Korea|Korea Selatan|China|Tiongkok|Taiwan|India|Australia|
New Zealand|Selandia Baru|United Arab Emirates|UAE|Qatar|Saudi Arabia|Arab Saudi|United Kingdom|UK|Inggris|Germany|Jerman|France|
Prancis|Netherlands|Belanda|Belgium|Belgia|Switzerland|Swiss|Spain|Spanyol|Italy|Italia|Ireland|Egypt|Mesir|Turkey|Turki|
United States|USA|US|Amerika Serikat|Canada|Kanada|England|California|Texas`;

const arrangements = `Remote|Fully remote|Hybrid|Hibrida|On-site|Onsite|Work from home|WFH|Jarak jauh|Kerja jarak jauh|Daring`;

const places = new Set(
  [cities, regions, arrangements].flatMap((list) => list.split('|').map((name) => name.trim().toLowerCase())),
);
const administrative =
  /^(?:kota|kab\.|kabupaten|kec\.|kecamatan|provinsi|prov\.|greater)\s+\p{Lu}[\p{L} ]+$/iu;

/** True for `Jakarta`, `Bandung, Jawa Barat`, `Kab. Sleman`, `Remote`: every part is a place by itself. */
export function isPlace(text: string): boolean {
  const parts = text.split(/[,/]|\s[–—-]\s/).map((part) =>
    part
      .replace(/\s\d{5}$/, '')
      .replace(/[().]+$/g, '')
      .trim(),
  );
  return (
    parts.length <= 4 && parts.every((part) => places.has(part.toLowerCase()) || administrative.test(part))
  );
}
