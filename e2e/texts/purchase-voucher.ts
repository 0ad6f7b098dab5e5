import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';
import { nameOffer, readPurchaseTexts } from '../support/offers';

export const purchaseVoucherTexts = inEachLanguage((language) => {
  const purchase = readPurchaseTexts(language);
  const basic = nameOffer(language, 'basic');
  const payments = readDictionary(language, 'mf-talent', 'payments');
  return {
    field: purchase('voucher.label'),
    check: purchase('voucher.apply'),
    applied: (code: string) => purchase('voucher.applied', { code }),
    counts: patternOf(purchase, 'voucher.everything'),
    choose: purchase('offers.choose', { name: basic }),
    paidText: purchase('orders.paidText', { name: basic }),
    fact: (code: string, amount: string) => payments('history.voucher', { code, amount }),
    used: purchase('voucher.faults.used'),
  };
});
