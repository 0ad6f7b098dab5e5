/** Cities by the country (ISO 3166) that a phone number beside them is from; `ambiguous` ones are in several. */
const citiesByCountry: Readonly<Record<string, string>> = {
  ID: `Ambon|Balikpapan|Banda Aceh|Bandar Lampung|Bandung|Banjar|Banjarbaru|Banjarmasin|Banyumas|Banyuwangi|Bantul|Batam|
    Batang|Batu|Baubau|Bekasi|Bengkulu|Bima|Binjai|Bitung|Bintan|Blitar|Blora|Bogor|Bojonegoro|Bondowoso|Bontang|Boyolali|
    Brebes|Bukittinggi|Ciamis|Cianjur|Cibinong|Cikarang|Cilacap|Cilegon|Cimahi|Cirebon|Deli Serdang|Demak|Denpasar|Depok|
    Dumai|Garut|Gianyar|Gorontalo|Gresik|Gunungkidul|Indramayu|Jakarta|Central Jakarta|East Jakarta|North Jakarta|
    South Jakarta|West Jakarta|Jakarta Barat|Jakarta Pusat|Jakarta Selatan|Jakarta Timur|Jakarta Utara|Jambi|Jayapura|Jember|
    Jepara|Jombang|Karanganyar|Karawang|Kebumen|Kampar|Badung|Buleleng|Bangli|Jembrana|Bangkalan|Lebak|Siak|
    Kutai Kartanegara|Maros|Gowa|Kediri|Kendal|Kendari|Klaten|Klungkung|Kudus|Kulon Progo|Kuningan|Kupang|Kuta|Labuan Bajo|
    Lamongan|Lampung|Lhokseumawe|Lubuklinggau|Lumajang|Madiun|Magelang|Magetan|Majalengka|Makassar|Malang|Mamuju|Manado|
    Manokwari|Mataram|Medan|Merauke|Metro|Mojokerto|Nganjuk|Ngawi|Pacitan|Padang|Padangsidimpuan|Palangka Raya|Palangkaraya|
    Palembang|Palopo|Palu|Pamekasan|Pandeglang|Pangkalpinang|Parepare|Pasuruan|Pati|Pekalongan|Pekanbaru|Pemalang|
    Pematangsiantar|Ponorogo|Pontianak|Prabumulih|Probolinggo|Purbalingga|Purwakarta|Purwodadi|Purwokerto|Purworejo|Rembang|
    Salatiga|Samarinda|Sampang|Sanur|Sawahlunto|Semarang|Seminyak|Serang|Serpong|Sibolga|Sidoarjo|Singaraja|Singkawang|
    Situbondo|Sleman|Solo|Sorong|Sragen|Subang|Sukabumi|Sukoharjo|Sumbawa|Sumedang|Sumenep|Surabaya|Surakarta|Tabanan|
    Tangerang|Tangerang Selatan|South Tangerang|Tanjung Pinang|Tanjungpinang|Tarakan|Tasikmalaya|Tebing Tinggi|Tegal|
    Temanggung|Ternate|Tomohon|Trenggalek|Tuban|Tulungagung|Ubud|Wonogiri|Wonosobo|Yogyakarta|Jogja|Nusa Dua|Jimbaran|Canggu|
    Kerobokan|Gili Trawangan|Senggigi|Timika|Tembagapura|Morowali|Sorowako|Sangatta|Batulicin|Cibitung|Cikampek|Cengkareng|
    BSD City|Kelapa Gading|Alam Sutera|Bintaro|Kemang|Sentul|Jababeka|Duri|Rengat|Bangko|Prabumulih|Lahat|Nabire|Wamena|Biak|
    Fakfak|Kaimana|Ende|Maumere|Ruteng|Waingapu|Atambua|Raba|Selong|Praya|Luwuk|Poso|Kolaka|Watampone|Sengkang|Barru|Takalar|
    Bulukumba|Sampit|Pangkalan Bun|Ketapang|Sintang|Sambas|Nunukan|Malinau|Berau|Tanjung Redeb|Paser|Penajam|
    Agam|Alor|Asahan|Banggai|Banjarnegara|Banyuasin|Barabai|Batu Bara|Belitung|Belu|Bengkalis|Berastagi|Bireuen|Blangpidie|Bulungan|Cepu|Cibubur|Ciledug|Ciputat|Cisarua|Dairi|Dompu|Enrekang|Flores Timur|Grobogan|Gunung Kidul|Indragiri Hilir|Jeneponto|Kabanjahe|Kapuas|Karangasem|Karo|Katingan|Kebayoran|Kepanjen|Kerinci|Kisaran|Kotabaru|Kotamobagu|Kuala Kapuas|Kuala Tungkal|Kutai Timur|Lamandau|Langkat|Lembang|Lombok Barat|Lombok Tengah|Lombok Timur|Lubuk Pakam|Luwu|Majene|Mandailing Natal|Manggarai|Marabahan|Martapura|Masamba|Mempawah|Minahasa|Muara Bungo|Muara Enim|Muara Teweh|Mukomuko|Muntilan|Ngada|Nias|Ogan Ilir|Pariaman|Pasaman|Payakumbuh|Pelabuhan Ratu|Pinrang|Polewali|Pringsewu|Pulang Pisau|Rantau Prapat|Rokan Hilir|Rote|Samosir|Sabang|Sawangan|Serdang Bedagai|Serui|Sidrap|Sidikalang|Sigli|Sijunjung|Sikka|Simalungun|Sinjai|Soe|Solok|Soppeng|Subulussalam|Sumba Barat|Sumba Timur|Sungai Penuh|Tanah Datar|Tanah Laut|Tanjung Selor|Tanjung Balai|Tapanuli Utara|Tarutung|Tebo|Tidore|Toba|Toli-Toli|Tual|Ungaran|Wajo|Wates|Way Kanan|Wonosari|Mojosari|Bangil|Pare|Lawang|Ambarawa|Karangploso|Gempol|Driyorejo|Waru|Krian|Cileungsi|Ciawi|Cimanggis|Jatinegara|Tanjung Priok`,
  MY: `Kuala Lumpur|Penang|Johor Bahru|Johor|Melaka|Malacca|Ipoh|Shah Alam|Petaling Jaya|Subang Jaya|Cyberjaya|Kuching|
    Kota Kinabalu`,
  SG: 'Singapore|Singapura',
  TH: 'Bangkok|Chiang Mai|Phuket|Pattaya',
  PH: 'Manila|Cebu|Cebu City|Davao|Makati|Quezon City|Taguig',
  VN: 'Hanoi|Ho Chi Minh City|Da Nang|Haiphong',
  KH: 'Phnom Penh|Siem Reap',
  LA: 'Vientiane',
  MM: 'Yangon',
  TL: 'Dili',
  BN: 'Bandar Seri Begawan',
  JP: 'Tokyo|Osaka|Nagoya|Kyoto|Fukuoka|Sapporo|Yokohama|Kobe|Hiroshima',
  KR: 'Seoul|Busan|Incheon|Daejeon|Daegu|Gwangju|Ulsan|Suwon',
  CN: 'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu|Nanjing|Tianjin|Wuhan',
  HK: 'Hong Kong',
  TW: 'Taipei|Kaohsiung|Taichung|Hsinchu',
  MO: 'Macau|Macao',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin|Cairns|Gold Coast|Geelong',
  NZ: 'Auckland|Wellington|Christchurch|Dunedin|Queenstown',
  IN: `Delhi|New Delhi|Mumbai|Bangalore|Bengaluru|Chennai|Hyderabad|Pune|Kolkata|Ahmedabad|Kochi|Jaipur|Gurgaon|Gurugram|
    Noida`,
  LK: 'Colombo',
  NP: 'Kathmandu',
  BD: 'Dhaka',
  PK: 'Karachi|Lahore|Islamabad',
  UZ: 'Tashkent',
  KZ: 'Almaty',
  AE: 'Dubai|Abu Dhabi|Sharjah',
  QA: 'Doha',
  SA: 'Riyadh|Jeddah|Dammam|Al Khobar|Mecca|Medina',
  OM: 'Muscat',
  BH: 'Manama',
  KW: 'Kuwait City',
  JO: 'Amman',
  LB: 'Beirut',
  IL: 'Tel Aviv',
  TR: 'Istanbul|Ankara|Izmir',
  IR: 'Tehran',
  EG: 'Cairo',
  KE: 'Nairobi|Mombasa',
  UG: 'Kampala',
  RW: 'Kigali',
  ET: 'Addis Ababa',
  TZ: 'Dar es Salaam',
  NG: 'Lagos|Abuja|Ibadan|Port Harcourt|Kano',
  GH: 'Accra|Kumasi',
  SN: 'Dakar',
  CI: 'Abidjan',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
  ZW: 'Harare',
  ZM: 'Lusaka',
  MA: 'Casablanca|Rabat',
  TN: 'Tunis',
  DZ: 'Algiers',
  GB: `London|Manchester|Liverpool|Leeds|Sheffield|Bristol|Glasgow|Edinburgh|Aberdeen|Dundee|Cardiff|Swansea|Belfast|
    Nottingham|Derby|Leicester|Coventry|Bradford|York|Hull|Plymouth|Exeter|Southampton|Portsmouth|Brighton|Oxford|Norwich|
    Bath|Reading|Luton|Milton Keynes|
    Bournemouth|Blackpool|Bolton|Cheltenham|Chester|Colchester|Doncaster|Durham|Gloucester|Guildford|Halifax|Huddersfield|Ipswich|Lancaster|Lincoln|Middlesbrough|Northampton|Peterborough|Poole|Preston|Salford|Slough|Stockport|Sunderland|Swindon|Torquay|Wakefield|Warrington|Watford|Winchester|Wolverhampton|Worcester|Croydon|Hove|Inverness|Stirling|Wrexham|Bangor|Newport|Aberystwyth|Derry|Lisburn`,
  IE: 'Dublin|Cork|Galway|Limerick',
  FR: 'Paris|Lyon|Marseille|Toulouse|Nice|Bordeaux|Lille|Strasbourg|Nantes|Grenoble',
  DE: `Berlin|Munich|Hamburg|Cologne|Frankfurt|Stuttgart|Düsseldorf|Dusseldorf|Leipzig|Dresden|Hanover|Nuremberg|Bremen|Bonn`,
  NL: 'Amsterdam|Rotterdam|Utrecht|The Hague|Den Haag|Eindhoven|Delft|Leiden|Groningen',
  BE: 'Brussels|Antwerp|Ghent|Bruges',
  LU: 'Luxembourg',
  CH: 'Zurich|Geneva|Basel|Bern|Lausanne|Zürich|Genève',
  AT: 'Vienna|Salzburg|Graz',
  SE: 'Stockholm|Gothenburg|Malmö|Malmo|Uppsala',
  DK: 'Copenhagen|Aarhus',
  NO: 'Oslo|Bergen',
  FI: 'Helsinki|Tampere',
  IS: 'Reykjavik',
  EE: 'Tallinn',
  LV: 'Riga',
  LT: 'Vilnius',
  PL: 'Warsaw|Krakow|Kraków|Wroclaw|Gdansk',
  CZ: 'Prague|Brno',
  SK: 'Bratislava',
  HU: 'Budapest',
  RO: 'Bucharest',
  BG: 'Sofia',
  RS: 'Belgrade',
  HR: 'Zagreb',
  SI: 'Ljubljana',
  GR: 'Athens|Thessaloniki',
  PT: 'Lisbon|Lisboa|Porto',
  ES: 'Madrid|Barcelona|Valencia|Seville|Bilbao|Malaga',
  IT: 'Milan|Rome|Turin|Naples|Florence|Bologna|Venice|Genoa|Verona|Siena|Pisa',
  MT: 'Valletta',
  RU: 'Moscow|Saint Petersburg',
  UA: 'Kyiv|Kiev',
  BY: 'Minsk',
  US: `New York|San Francisco|Los Angeles|Seattle|Chicago|Boston|Austin|Washington|Washington DC|Washington D.C|Philadelphia|
    Houston|Dallas|San Antonio|San Diego|San Jose|Phoenix|Denver|Portland|Atlanta|Miami|Orlando|Tampa|Detroit|Minneapolis|
    Milwaukee|Madison|Cleveland|Columbus|Cincinnati|Pittsburgh|Baltimore|Charlotte|Raleigh|Nashville|Memphis|New Orleans|
    Kansas City|St. Louis|Salt Lake City|Las Vegas|Sacramento|Oakland|Palo Alto|Mountain View|Sunnyvale|Cupertino|Honolulu|
    Brooklyn`,
  CA: 'Toronto|Vancouver|Montreal|Montréal|Ottawa|Calgary|Edmonton|Winnipeg|Quebec City',
  MX: 'Mexico City|Guadalajara|Monterrey',
  CO: 'Bogotá|Bogota|Medellín',
  PE: 'Lima',
  EC: 'Quito',
  CL: 'Santiago',
  AR: 'Buenos Aires',
  BR: 'São Paulo|Sao Paulo|Rio de Janeiro|Brasília',
  UY: 'Montevideo',
  VE: 'Caracas',
  PA: 'Panama City',
  SV: 'San Salvador',
  CU: 'Havana',
  JM: 'Kingston',
  ambiguous: 'Birmingham|Cambridge|Newcastle|Hamilton',
};

const namesOf = (list: string) => list.split('|').map((name) => name.trim().toLowerCase());

/** In lower case. */
export const cities: readonly string[] = Object.values(citiesByCountry).flatMap(namesOf);

const countries: ReadonlyMap<string, string> = new Map(
  Object.entries(citiesByCountry)
    .filter(([country]) => country !== 'ambiguous')
    .flatMap(([country, list]) => namesOf(list).map((name) => [name, country] as const)),
);

/** ISO 3166 code of the country of a city; undefined for an unlisted city or one of several countries. */
export function countryOfCity(name: string): string | undefined {
  return countries.get(name.toLowerCase());
}
