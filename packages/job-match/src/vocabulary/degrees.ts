/** From the lowest to the highest. English | Indonesian | abbreviations. */
export const degrees = `
high school; senior high school; high school diploma; vocational high school; vocational school | sekolah menengah atas; sekolah menengah kejuruan | SMA; SMK; SLTA; SMU; SMEA; STM
diploma; associate degree | ahli madya; diploma tiga; diploma 3; diploma III | D3; D-3; DIII; D-III; A.Md
bachelor; bachelor's degree; bachelor degree; bachelor's; undergraduate degree | sarjana; strata satu; strata 1; sarjana terapan; diploma IV | S1; S-1; D4; D-IV; DIV; B.Sc; B.Eng; B.Com; S.Kom; S.T; S.E; S.H; S.Psi; S.Pd; S.Si; S.I.Kom; S.Ak; S.Kep; S.Farm; S.Sos; S.Ds; S.Tr
master's; master's degree; master degree; master of | magister; strata dua; strata 2 | S2; S-2; MBA; M.Sc; M.Eng; M.Kom; M.T; M.M; M.Si; M.Pd; M.Ak
doctorate; doctoral degree; doctor of philosophy | doktor; strata tiga; strata 3 | S3; S-3; Ph.D; PhD
`;
