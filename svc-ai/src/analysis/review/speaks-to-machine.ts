// A CV is written for people. What orders a reader about is meant for a program and is neither praised nor blamed.

const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous)\b/i,
  /\b(?:abaikan|lupakan|kesampingkan)\b.{0,40}\b(?:instruksi|perintah|aturan|petunjuk|di atas|sebelumnya)\b/i,
  /\b(?:system prompt|you are (?:now )?an? (?:ai|assistant|language model)|as an ai|dear (?:ai|llm|chatgpt|bot))\b/i,
  /\b(?:give|assign|rate|score|rank|beri(?:kan)?)\b.{0,40}\b(?:score|rating|skor|nilai)\b.{0,20}\b(?:100|perfect|maximum|highest|tertinggi|sempurna|maksimal)\b/i,
  /\b(?:rate|score|rank|recommend|hire)\b.{0,20}\b(?:this|the) (?:cv|candidate|applicant|resume)\b.{0,40}\b(?:100|10\/10|perfect|highest|top|best|immediately)\b/i,
  /<\/?(?:system|assistant|cv|instructions?|findings)>|\[\/?(?:INST|SYSTEM)\]|<\|im_(?:start|end)\|>/i,
];

/** Whether a line gives orders to a program that reads it. */
export function speaksToMachine(text: string): boolean {
  return orders.some((order) => order.test(text));
}
