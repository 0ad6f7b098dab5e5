import { digits, join, small } from './numbers';

const code = 'rp|idr|usd|sgd|myr|rm|eur|gbp|aud|jpy|cny|thb|hkd|chf|vnd|inr';
const unit = '(?:ribu|rebu|rb|juta|jt|miliar|thousand|million|k|m)';
const currency = `(?:${code}|rupiahs?|(?:us |singapore |australian )?dollars?|bucks|dolar|euros?|ringgit|baht)`;

export const currencyAmounts = [
  String.raw`\b(?:${code}|rupiah)[.:]?\s*${digits}`,
  String.raw`[$€£¥₹₩₫]\s*${digits}`,
  String.raw`${digits}\s*[$€£¥₹₩₫]`,
  String.raw`${digits}\s*(?:${unit}\s*)?${currency}\b`,
  String.raw`\b(?:ribu|juta|thousand|million)\s+${currency}\b`,
  String.raw`\b(?:${small})${join}${currency}\b`,
  String.raw`\b(?:${code})\b\.?\s*(?:${small}|sejuta|semiliar)\b`,
];
/** A currency at the end of the text, which the next word may turn into an amount. */
export const openCurrencies = [String.raw`${digits}\s*${unit}`, String.raw`\b(?:${code}|rupiah)[.,;:-]*`];
