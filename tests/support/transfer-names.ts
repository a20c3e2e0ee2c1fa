import { randomInt } from 'node:crypto'

/** Each bank with one transfer's number, its link, the link without its scheme, the bank's SMS, and the one key. */
export const transferNames = [
  {
    bank: 'Commercial Bank of Ethiopia',
    key: 'FT26140P01YB',
    number: 'FT26140P01YB',
    link: 'https://apps.cbe.com.et:100/?id=FT26140P01YB60536171',
    bare: 'apps.cbe.com.et:100/?id=FT26140P01YB60536171',
    sms: 'Dear Abebe, You have transfered ETB 3,500.00 to Entoto Drive on 20/05/2026 with Ref No FT26140P01YB Your Current Balance is ETB 9.87. Thank you for Banking with CBE!',
  },
  {
    bank: 'Bank of Abyssinia',
    key: 'FT26223W14ZW',
    number: 'FT26223W14ZW',
    link: 'https://cs.bankofabyssinia.com/slip/?trx=FT26223W14ZW94077',
    bare: 'cs.bankofabyssinia.com/slip/?trx=FT26223W14ZW94077',
    sms: 'Dear Almaz, your account 2*23 was debited with ETB 100.00. Available Balance: ETB 603.71. Receipt: https://cs.bankofabyssinia.com/slip/?trx=FT26223W14ZW94077 Feedback: https://cs.bankofabyssinia.com/cs/?trx=CFT26223W14ZW',
  },
  {
    bank: 'telebirr',
    key: 'DGQ790EOTV',
    number: 'DGQ790EOTV',
    link: 'https://transactioninfo.ethiotelecom.et/receipt/DGQ790EOTV',
    bare: 'transactioninfo.ethiotelecom.et/receipt/DGQ790EOTV',
    sms: 'Dear customer You have transferred ETB 588.00 to Almaz (2519****4111) on 26/07/2026 10:02:53. Your transaction number is DGQ790EOTV. Thank you for using telebirr',
  },
  {
    bank: 'Awash Bank',
    key: '260607112275735',
    number: '260607112275735',
    link: 'https://awashpay.awashbank.com:8225/-2KDL95Z0NR-4U61O6',
    bare: 'awashpay.awashbank.com:8225/-2KDL95Z0NR-4U61O6',
    sms: 'Dear Customer, You have sent ETB 1,000 To (01320456439200) - ENTOTO DRIVE by Transaction ID: 260607112275735 charge- 1.00 VAT- 0.15 Date 2026-06-07 11:22:09. https://awashpay.awashbank.com:8225/-2KDL95Z0NR-4U61O6',
  },
  {
    bank: 'Dashen Bank',
    key: 'B22WDTI2619100WH',
    number: 'B22WDTI2619100WH',
    link: 'https://receipts.dashenbanksc.com/receipt/B22WDTI2619100WH',
    bare: 'receipts.dashenbanksc.com/receipt/B22WDTI2619100WH',
    sms: 'Dear Customer, your account 5****11 is debited with ETB 700.00 on 10/07/2026. Ref B22WDTI2619100WH. Your balance is ETB 12.40. Dashen Bank, always one step ahead',
  },
  {
    bank: 'Dashen Bank, older numbers and host',
    key: '387ETAP2522000WK',
    number: '387ETAP2522000WK',
    link: 'https://receipt.dashensuperapp.com/receipt/387ETAP2522000WK',
    bare: 'receipt.dashensuperapp.com/receipt/387ETAP2522000WK',
    sms: 'Dear Customer, you sent ETB 700.00. See https://receipt.dashensuperapp.com/receipt/387ETAP2522000WK for your receipt.',
  },
  {
    bank: 'M-PESA',
    key: 'UGO4D2CODA',
    number: 'UGO4D2CODA',
    link: 'https://m-pesabusiness.safaricom.et/receipt/UGO4D2CODA',
    bare: 'm-pesabusiness.safaricom.et/receipt/UGO4D2CODA',
    sms: 'You have sent 500.00 Birr to Entoto Drive 251714***707 on 24/7/26 at 11:53 AM. Transaction number UGO4D2CODA. Transaction fee 0.00 Birr. Your current M-PESA balance is 10.00 Birr.',
  },
  {
    bank: 'CBE Birr',
    key: 'CHK1A2B3C4',
    number: 'CHK1A2B3C4',
    link: 'https://cbepay1.cbe.com.et/aureceipt?TID=CHK1A2B3C4&PH=251911223344',
    bare: 'cbepay1.cbe.com.et/aureceipt?TID=CHK1A2B3C4&PH=251911223344',
    sms: 'Dear Almaz, You sent 700.00 Br. to Entoto Drive via CBE Birr. Txn ID CHK1A2B3C4. Your balance is 1.00 Br.',
  },
  {
    bank: 'Zemen Bank',
    key: 'TR20260809AB12',
    number: 'TR20260809AB12',
    link: 'https://share.zemenbank.com/rt/TR20260809AB12/pdf',
    bare: 'share.zemenbank.com/rt/TR20260809AB12',
    sms: 'Dear Almaz, ETB 1,200.00 was debited from your account. Receipt: https://share.zemenbank.com/rt/TR20260809AB12/pdf. Zemen Bank',
  },
  {
    bank: 'Nib International Bank',
    key: 'NIB/A1B2C3D4E5F6',
    number: 'nib/a1b2c3d4e5f6',
    link: 'https://receipt.ebirr.com/nib/a1b2c3d4e5f6',
    bare: 'receipt.ebirr.com/nib/a1b2c3d4e5f6',
    sms: 'Dear customer, you have sent ETB 300.00 to Entoto Drive. Your receipt: https://receipt.ebirr.com/nib/a1b2c3d4e5f6 Thank you.',
  },
  {
    bank: 'Wegagen Bank',
    key: 'WEGAGEN/A1B2C3D4E5F6',
    number: 'wegagen/a1b2c3d4e5f6',
    link: 'https://receipt.ebirr.com/wegagen/a1b2c3d4e5f6',
    bare: 'receipt.ebirr.com/wegagen/a1b2c3d4e5f6',
    sms: 'Dear customer, you have sent ETB 300.00 to Entoto Drive. Your receipt: https://receipt.ebirr.com/wegagen/a1b2c3d4e5f6 Thank you.',
  },
  {
    bank: 'Ahadu Bank',
    key: 'AHADU/00FFA1B2C3D4',
    number: 'ahadu/00ffa1b2c3d4',
    link: 'https://receipt.ebirr.com/ahadu/00ffa1b2c3d4',
    bare: 'receipt.ebirr.com/ahadu/00ffa1b2c3d4',
    sms: 'Dear customer, you have sent ETB 300.00 to Entoto Drive. Your receipt: https://receipt.ebirr.com/ahadu/00ffa1b2c3d4 Thank you.',
  },
  {
    bank: 'KAAFI Microfinance',
    key: 'KAAFIMF/9F8E7D6C5B4A',
    number: 'kaafimf/9f8e7d6c5b4a',
    link: 'https://receipt.ebirr.com/kaafimf/9f8e7d6c5b4a',
    bare: 'receipt.ebirr.com/kaafimf/9f8e7d6c5b4a',
    sms: 'Dear customer, you have sent ETB 300.00 to Entoto Drive. Your receipt: https://receipt.ebirr.com/kaafimf/9f8e7d6c5b4a Thank you.',
  },
] as const

let next = randomInt(16 ** 4)

/** The four names of a transfer that nobody else made, at one of the banks: those of a process follow each other. */
export function newTransferNames(bank: number): string[] {
  const { key, number, link, bare, sms } = transferNames[bank % transferNames.length] ?? transferNames[0]
  const isAwash = /^\d+$/.test(key)
  next = (next + 1) % 16 ** 4
  const end = (isAwash ? String(next % 10_000) : next.toString(16).toUpperCase()).padStart(4, '0')
  const renamed = (text: string) => text.replaceAll(new RegExp(key.slice(-4), 'gi'), end)
  if (!isAwash) return [number, link, bare, sms].map(renamed)
  // The first half of Awash's links is the number in base 36.
  const share = (of: string) => Number(of).toString(36).toUpperCase()
  const [before, after] = [share(number), share(renamed(number))]
  return [number, link, bare, sms].map((text) => renamed(text).replaceAll(before, after))
}
