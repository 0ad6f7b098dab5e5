// Age, sex, marital status, religion, looks and descent count for nothing, whatever a posting says of them.

const facts = [
  /\b(?:usia|umur(?! simpan)|berusia|berumur|age|aged(?! care)|years old)\b/i,
  /\bmaks(?:imal|imum)?\.? \d{2} (?:tahun|thn)\b/i,
  /\b(?:menikah|lajang|unmarried|married|berumah tangga|marital status)\b/i,
  /\b(?:beragama|must be (?:a )?(?:muslim|christian))\b/i,
  /\b(?:tinggi badan|berat badan|body (?:height|weight)|\d{2,3} ?cm)\b/i,
  /\b(?:berpenampilan|penampilan menarik|good[- ]looking|attractive (?:appearance|looks))\b/i,
  /\b(?:descent|keturunan|suku(?! cadang))\b/i,
  // Elsewhere the words may be about the work: "busana wanita".
  /^\s*(?:(?:diutamakan|khusus|hanya|only|preferably) )?(?:pria|wanita|laki-laki|perempuan|male|female|single)\b/i,
];

/** Whether a part of a requirement is about the person instead of the work. */
export const isAboutPerson = (text: string): boolean => facts.some((pattern) => pattern.test(text));
