import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { createTalent, signIn } from '../support/account';
import { createMember } from '../support/operator';
import {
  clickForPopup,
  comingVoucher,
  createVoucher,
  endedVoucher,
  orderBasic,
  readTotal,
  settle,
} from '../support/purchase';
import { expect, type Page, test } from '../support/test';

// A voucher is tried before the order, goes with it, and says in plain words why it takes nothing off.

const texts = {
  en: {
    plan: 'Your plan',
    field: 'Voucher code',
    check: 'Check voucher',
    applied: (code: string) => `${code} takes something off`,
    counts: 'It counts for every plan and service with a price',
    remove: 'Remove',
    choose: 'Choose Basic',
    chooseElite: 'Choose Elite',
    paidText: 'Basic is yours now. Thank you!',
    fact: (code: string) => `Voucher ${code}: Rp 87.500 off`,
    faults: {
      empty: 'Please enter the code of your voucher.',
      unknown: 'There is no voucher with this code. Please check how it is written.',
      used: 'You have used this voucher already. Each account can use it once.',
      usedUp: 'This voucher has been used as often as it can be.',
      ended: 'This voucher has ended.',
      coming: 'This voucher cannot be used yet.',
    },
    failed: 'Payment Error',
    gone: 'The voucher cannot be used for this any more. Please check the price and order again.',
  },
  id: {
    plan: 'Paket Anda',
    field: 'Kode voucher',
    check: 'Cek voucher',
    applied: (code: string) => `${code} memberi Anda potongan harga`,
    counts: 'Berlaku untuk semua paket dan layanan berbayar',
    remove: 'Hapus',
    choose: 'Pilih Basic',
    chooseElite: 'Pilih Elite',
    paidText: 'Basic sudah menjadi milik Anda. Terima kasih!',
    fact: (code: string) => `Voucher ${code}: potongan Rp 87.500`,
    faults: {
      empty: 'Masukkan kode voucher Anda.',
      unknown: 'Tidak ada voucher dengan kode ini. Silakan periksa penulisannya.',
      used: 'Anda sudah memakai voucher ini. Setiap akun hanya dapat memakainya satu kali.',
      usedUp: 'Kuota pemakaian voucher ini sudah habis.',
      ended: 'Masa berlaku voucher ini sudah berakhir.',
      coming: 'Voucher ini belum dapat digunakan.',
    },
    failed: 'Kesalahan Pembayaran',
    gone: 'Voucher tidak dapat lagi digunakan untuk pesanan ini. Silakan periksa harganya, lalu pesan kembali.',
  },
} as const satisfies Record<Language, unknown>;

for (const language of languages) {
  const t = texts[language];
  const open = async (page: Page, platform: PlatformProcess) => {
    await signIn(page, language, await createMember(platform));
    await page.goto(localizedPath(language, '/dashboard'));
  };
  const tryVoucher = async (page: Page, code: string) => {
    await page.getByLabel(t.field, { exact: true }).fill(code);
    await page.getByRole('button', { name: t.check, exact: true }).click();
  };
  const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

  test(`a voucher is shown beside every price, is what is paid, and counts once (${language})`, async ({
    page,
    platform,
  }) => {
    const code = await createVoucher(platform);
    await open(page, platform);
    await expect(card(page, 'Basic').locator('s')).toHaveText('Rp 800.000');
    await tryVoucher(page, code.toLowerCase());
    await expect(page.getByText(t.applied(code), { exact: true })).toBeVisible();
    await expect(page.getByText(t.counts)).toBeVisible();
    for (const [name, price, before] of [
      ['Basic', 'Rp 262.500', 'Rp 350.000'],
      ['Pro', 'Rp 750.000', 'Rp 1.000.000'],
      ['Elite', 'Rp 1.500.000', 'Rp 2.000.000'],
    ] as const) {
      await expect(card(page, name).locator('strong')).toHaveText(price);
      await expect(card(page, name).locator('s')).toHaveText(before);
    }
    const popup = await clickForPopup(page, t.choose);
    expect(await readTotal(popup)).toBe(262_500);
    await settle(popup.url(), 'pay');
    await popup.close();
    await expect(page.getByText(t.paidText, { exact: true })).toBeVisible();
    await expect(card(page, 'Pro').locator('strong')).toHaveText('Rp 1.000.000');
    await tryVoucher(page, code);
    await expect(page.getByText(t.faults.used, { exact: true })).toBeVisible();
    await page.goto(localizedPath(language, '/profile/payments'));
    await expect(page.getByRole('main')).toContainText(t.fact(code));
  });

  test(`a voucher that takes nothing off says why, and the price stays (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    const usedUp = await createVoucher(platform, { max_uses: 1 });
    await orderBasic(platform, await createTalent({ siteUrl: platform.url, mailbox }), usedUp);
    const faults = [
      ['', t.faults.empty],
      ['HEMAT-TIDAK-ADA', t.faults.unknown],
      ['; drop table', t.faults.unknown],
      [usedUp, t.faults.usedUp],
      [await createVoucher(platform, endedVoucher), t.faults.ended],
      [await createVoucher(platform, comingVoucher), t.faults.coming],
    ] as const;
    await open(page, platform);
    const field = page.getByLabel(t.field, { exact: true });
    for (const [code, text] of faults) {
      await tryVoucher(page, code);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(card(page, 'Basic').locator('strong')).toHaveText('Rp 350.000');
    }
  });

  test(`a voucher whose last use goes to somebody else is told at the order, which is not made (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    const code = await createVoucher(platform, { max_uses: 1 });
    const faster = await createTalent({ siteUrl: platform.url, mailbox });
    await open(page, platform);
    await tryVoucher(page, code);
    await expect(card(page, 'Elite').locator('strong')).toHaveText('Rp 1.500.000');
    await orderBasic(platform, faster, code);
    const popup = await clickForPopup(page, t.chooseElite);
    await expect(page.getByText(t.failed, { exact: true })).toBeVisible();
    await expect(page.getByText(t.gone, { exact: true })).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(card(page, 'Elite').locator('strong')).toHaveText('Rp 2.000.000');
    await tryVoucher(page, code);
    await expect(page.getByText(t.faults.usedUp, { exact: true })).toBeVisible();
  });
}
