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
Milan|Rome|Dublin|Cairo|Istanbul|New York|San Francisco|Los Angeles|Seattle|Chicago|Boston|Austin|Toronto|Vancouver|
Nusa Dua|Jimbaran|Canggu|Kerobokan|Gili Trawangan|Senggigi|Timika|Tembagapura|Morowali|Sorowako|Sangatta|Batulicin|Cibitung|Cikampek|Cengkareng|
BSD City|Kelapa Gading|Alam Sutera|Bintaro|Kemang|Sentul|Jababeka|Duri|Rengat|Bangko|Prabumulih|Lahat|Nabire|Wamena|Biak|Fakfak|Kaimana|Ende|
Maumere|Ruteng|Waingapu|Atambua|Raba|Selong|Praya|Luwuk|Poso|Kolaka|Watampone|Sengkang|Barru|Takalar|Bulukumba|Sampit|Pangkalan Bun|Ketapang|
Sintang|Sambas|Nunukan|Malinau|Berau|Tanjung Redeb|Paser|Penajam|Johor|Melaka|Malacca|Ipoh|Shah Alam|Petaling Jaya|Subang Jaya|Cyberjaya|
Kuching|Kota Kinabalu|Chiang Mai|Phuket|Pattaya|Cebu|Cebu City|Davao|Makati|Quezon City|Taguig|Da Nang|Haiphong|Phnom Penh|Siem Reap|Vientiane|
Yangon|Dili|Bandar Seri Begawan|Nagoya|Kyoto|Fukuoka|Sapporo|Yokohama|Kobe|Hiroshima|Busan|Incheon|Daejeon|Daegu|Gwangju|Ulsan|Suwon|
Shenzhen|Guangzhou|Hangzhou|Chengdu|Nanjing|Tianjin|Wuhan|Kaohsiung|Taichung|Hsinchu|Macau|Macao|Chennai|Hyderabad|Pune|Kolkata|Ahmedabad|
Kochi|Jaipur|Gurgaon|Gurugram|Noida|Colombo|Kathmandu|Dhaka|Karachi|Lahore|Islamabad|Tashkent|Almaty|Sharjah|Muscat|Manama|Kuwait City|
Dammam|Al Khobar|Mecca|Medina|Amman|Beirut|Tel Aviv|Ankara|Izmir|Tehran|Nairobi|Mombasa|Kampala|Kigali|Addis Ababa|Dar es Salaam|Lagos|Abuja|
Ibadan|Port Harcourt|Kano|Accra|Kumasi|Dakar|Abidjan|Johannesburg|Cape Town|Durban|Pretoria|Harare|Lusaka|Casablanca|Rabat|Tunis|Algiers|
Adelaide|Canberra|Hobart|Darwin|Cairns|Gold Coast|Newcastle|Geelong|Auckland|Wellington|Christchurch|Dunedin|Hamilton|Queenstown|
Birmingham|Leeds|Liverpool|Sheffield|Bristol|Glasgow|Edinburgh|Aberdeen|Dundee|Cardiff|Swansea|Belfast|Nottingham|Derby|Leicester|Coventry|
Bradford|York|Hull|Plymouth|Exeter|Southampton|Portsmouth|Brighton|Oxford|Cambridge|Norwich|Bath|Reading|Luton|Milton Keynes|Cork|Galway|Limerick|
Lyon|Marseille|Toulouse|Nice|Bordeaux|Lille|Strasbourg|Nantes|Grenoble|Cologne|Frankfurt|Stuttgart|Düsseldorf|Dusseldorf|Leipzig|Dresden|
Hanover|Nuremberg|Bremen|Bonn|Utrecht|The Hague|Den Haag|Eindhoven|Delft|Leiden|Groningen|Antwerp|Ghent|Bruges|Luxembourg|Basel|Bern|Lausanne|
Zürich|Genève|Salzburg|Graz|Copenhagen|Aarhus|Oslo|Bergen|Gothenburg|Malmö|Malmo|Uppsala|Helsinki|Tampere|Reykjavik|Tallinn|Riga|Vilnius|Warsaw|Krakow|Kraków|
Wroclaw|Gdansk|Prague|Brno|Bratislava|Budapest|Bucharest|Sofia|Belgrade|Zagreb|Ljubljana|Athens|Thessaloniki|Lisbon|Lisboa|Porto|Valencia|Seville|
Bilbao|Malaga|Turin|Naples|Florence|Bologna|Venice|Genoa|Verona|Siena|Pisa|Valletta|Moscow|Saint Petersburg|Kyiv|Kiev|Minsk|
Washington|Washington DC|Washington D.C|Philadelphia|Houston|Dallas|San Antonio|San Diego|San Jose|Phoenix|Denver|Portland|Atlanta|Miami|
Orlando|Tampa|Detroit|Minneapolis|Milwaukee|Madison|Cleveland|Columbus|Cincinnati|Pittsburgh|Baltimore|Charlotte|Raleigh|Nashville|Memphis|
New Orleans|Kansas City|St. Louis|Salt Lake City|Las Vegas|Sacramento|Oakland|Palo Alto|Mountain View|Sunnyvale|Cupertino|Honolulu|Brooklyn|
Montreal|Montréal|Ottawa|Calgary|Edmonton|Winnipeg|Quebec City|Mexico City|Guadalajara|Monterrey|Bogotá|Bogota|Medellín|Lima|Quito|Santiago|
Buenos Aires|São Paulo|Sao Paulo|Rio de Janeiro|Brasília|Montevideo|Caracas|Panama City|San Salvador|Havana|Kingston`;

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
Prancis|The Netherlands|Netherlands|Belanda|Belgium|Belgia|Switzerland|Swiss|Spain|Spanyol|Italy|Italia|Ireland|Egypt|Mesir|Turkey|Turki|
United States|United States of America|USA|US|U.S.|U.S.A|U.K|Amerika Serikat|Canada|Kanada|England|Inggris Raya|Scotland|Skotlandia|Wales|Northern Ireland|
California|Texas|Florida|Washington State|Massachusetts|Illinois|Virginia|Ohio|Michigan|Pennsylvania|New Jersey|Ontario|Quebec|British Columbia|
Alberta|New South Wales|NSW|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|Sweden|Swedia|Norway|Norwegia|Denmark|
Finland|Finlandia|Iceland|Austria|Poland|Polandia|Portugal|Greece|Yunani|Hungary|Hungaria|Czech Republic|Czechia|Slovakia|Slovenia|
Croatia|Serbia|Romania|Bulgaria|Ukraine|Ukraina|Russia|Rusia|Estonia|Latvia|Lithuania|Malta|Cyprus|Israel|Jordan|Yordania|Lebanon|Oman|Bahrain|
Kuwait|Iran|Iraq|Pakistan|Bangladesh|Sri Lanka|Nepal|Maldives|Maladewa|Myanmar|Cambodia|Kamboja|Laos|Mongolia|Kazakhstan|Uzbekistan|Kenya|
Uganda|Tanzania|Rwanda|Ethiopia|Nigeria|Ghana|Senegal|South Africa|Afrika Selatan|Zimbabwe|Zambia|Morocco|Maroko|Tunisia|Algeria|Mexico|Meksiko|
Brazil|Brasil|Argentina|Chile|Peru|Colombia|Kolombia|Ecuador|Venezuela|Uruguay|Panama|Costa Rica|Cuba|Jamaica|Fiji|Papua New Guinea|Macedonia|Albania`;

const arrangements = `Remote|Fully remote|Hybrid|Hibrida|On-site|Onsite|Work from home|WFH|Jarak jauh|Kerja jarak jauh|Daring`;

const places = new Set(
  [cities, regions, arrangements].flatMap((list) => list.split('|').map((name) => name.trim().toLowerCase())),
);
const administrative =
  /^(?:kota|kab\.|kabupaten|kec\.|kecamatan|provinsi|prov\.|greater)\s+\p{Lu}[\p{L} ]+$/iu;

/** Capitals only: in lower case `in` and `me` are words. Alone, `SD` and `MA` are schools. */
const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|ACT|TAS|NT|ON|BC|AB|QC|MB|NS)(?:\s\d{4,5})?$/;
/** `Sydney NSW`, `Brisbane QLD 4000` */
const cityAndState = /^\p{Lu}[\p{L} .'-]+ (?:NSW|VIC|QLD|ACT|TAS|WA|SA|NT)(?:\s\d{4})?$/u;

/** True for `OH` and `QLD 4000`, which are places only after another word. */
export function isState(text: string): boolean {
  return states.test(text);
}

/** True for `Jakarta`, `Bandung, Jawa Barat`, `Kab. Sleman`, `Remote`: every part is a place by itself. */
export function isPlace(text: string): boolean {
  const parts = text.split(/[,/]|\s[–—-]\s/).map((part) =>
    part
      .replace(/\s\d{5}$/, '')
      .replace(/(?<![().])[().]+$/, '')
      .trim(),
  );
  return (
    parts.length <= 4 &&
    parts.every(
      (part, index) =>
        places.has(part.toLowerCase()) ||
        administrative.test(part) ||
        cityAndState.test(part) ||
        (index > 0 && isState(part)),
    )
  );
}
