import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recogniseTransfer } from './transfer'

/** Each bank with one transfer's number, its link, the link without its scheme, the bank's SMS, and the one key. */
const names = [
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
]
const spellings = names.flatMap(({ bank, key, number, link, bare, sms }) =>
  [number, link, bare, sms].map((typed) => ({ bank, key, typed })),
)

describe('one transfer', () => {
  it.each(spellings)('of $bank has one key: $typed', ({ key, typed }) => {
    expect(recogniseTransfer(typed).key).toBe(key)
    expect(recogniseTransfer(typed.toUpperCase()).key).toBe(key)
  })

  it('is listed for twelve banks, no two with one key', () => {
    expect(names.length).toBeGreaterThanOrEqual(12)
    expect(new Set(names.map(({ key }) => key)).size).toBe(names.length)
  })

  it('keeps its key whatever the case, the blanks and the signs', () => {
    const sign = fc.constantFrom('', '', '', ' ', '  ', '\n', '\u00a0', '\u200b', '-', '.')
    const wallets = names.filter(({ number }) => !number.includes('/'))
    fc.assert(
      fc.property(
        fc.constantFrom(...wallets),
        fc.array(fc.tuple(sign, fc.boolean()), { minLength: 16 }),
        (name, how) => {
          const typed = [...name.number].map((letter, at) => {
            const [blank, isSmall] = how[at % how.length] ?? ['', false]
            return `${isSmall ? letter.toLowerCase() : letter}${blank}`
          })
          expect(recogniseTransfer(typed.join('')).key).toBe(name.key)
        },
      ),
    )
  })

  it('keeps its key within any text of any script', () => {
    const word = fc.constantFrom(
      'ክፍያ',
      'ተልኳል',
      'перевод',
      'paid',
      'ETB 3,500.00',
      'kaffaltii',
      '20/11/2026',
      'από',
      '!',
      '(Abebe)',
    )
    const words = fc.array(word, { maxLength: 6 }).map((some) => some.join(' '))
    const known = spellings.filter(({ typed }) => typed !== 'TR20260809AB12')
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        words,
        words,
        fc.boolean(),
        (spelling, before, after, isSmall) => {
          const typed = isSmall ? spelling.typed.toLowerCase() : spelling.typed
          expect(recogniseTransfer(`${before} ${typed} ${after}`).key).toBe(spelling.key)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('the same signs at two banks', () => {
  it.each([
    ['https://receipt.ebirr.com/nib/a1b2c3d4e5f6', 'https://receipt.ebirr.com/wegagen/a1b2c3d4e5f6'],
    ['https://share.zemenbank.com/rt/260607112275735', '260607112275735'],
    [
      'https://share.zemenbank.com/rt/DGQ790EOTV',
      'https://transactioninfo.ethiotelecom.et/receipt/DGQ790EOTV',
    ],
    ['https://mbreciept.cbe.com.et/UGO4D2CODA', 'https://m-pesabusiness.safaricom.et/receipt/UGO4D2CODA'],
  ])('are two transfers: %s and %s', (one, other) => {
    const keys = [recogniseTransfer(one).key, recogniseTransfer(other).key]
    expect(new Set(keys).size).toBe(2)
    expect(keys).not.toContain(null)
  })

  it.each([
    [
      'https://apps.cbe.com.et:100/?id=FT26223W14ZW27799388',
      'https://cs.bankofabyssinia.com/slip/?trx=FT26223W14ZW',
    ],
    ['https://cbepay1.cbe.com.et/aureceipt?TID=CHK1A2B3C4', 'CHK1A2B3C4'],
    ['https://share.zemenbank.com/rt/059ETTB261590001', '059ETTB261590001'],
  ])('are one where a number alone does not tell which: %s and %s', (one, other) => {
    expect(recogniseTransfer(one).key).toBe(recogniseTransfer(other).key)
  })
})

describe('a link to a known host that is not understood', () => {
  it.each([
    ['https://receipts.dashenbanksc.com/other/B22WDTI2619100WH', 'dashen'],
    ['receipts.dashenbanksc.com/receipt/12', 'dashen'],
    ['https://www.awashpay.awashbank.com:8225/-ABC', 'awash'],
    ['https://transactioninfo.ethiotelecom.et/receipt/UGO4D2CODA', 'telebirr'],
    ['https://m-pesabusiness.safaricom.et/receipt/DGQ790EOTV', 'mpesa'],
    ['https://apps.cbe.com.et:100/help', 'cbe'],
    ['https://apps.cbe.com.et.:100/BranchReceipt/', 'cbe'],
    [String.raw`https:\\mbreciept.cbe.com.et\%76%32-hfHCxzK76MHK`, 'cbe'],
    ['https://receipt.ebirr.com/a1b2c3d4e5f6', 'ebirr'],
    ['ደረሰኝ https://apps.cbe.com.et:100/help', 'cbe'],
  ])('waits for a person: %s', (typed, kind) => {
    expect(recogniseTransfer(typed)).toMatchObject({ kind, key: null, isMixed: false, shown: typed })
  })

  it('is no reason to overlook the number beside it', () => {
    const typed = 'FT26140P01YB see https://apps.cbe.com.et:100/help'
    expect(recogniseTransfer(typed).key).toBe('FT26140P01YB')
  })
})

describe('a text with two numbers', () => {
  it.each(['FT26140P01YB and FT26140P01YC', 'FT26140P01YB DGQ790EOTV'])('waits for a person: %s', (typed) => {
    expect(recogniseTransfer(typed)).toMatchObject({ key: null, isMixed: false })
  })
})

describe('a host that only looks like a bank’s', () => {
  it.each([
    'https://evil.example/apps.cbe.com.et/?id=FT26140P01YB60536171',
    'https://apps.cbe.com.et:100@evil.example/?id=FT26140P01YB60536171',
    'https://apps.cbe.com.et.evil.example/?id=FT26140P01YB60536171',
    'https://apps.cbe.com.еt/?id=FT26140P01YB60536171',
  ])('gets no bank’s name, and no second key: %s', (typed) => {
    expect(recogniseTransfer(typed)).toMatchObject({ kind: null, key: 'FT26140P01YB' })
  })
})

describe('a reference that mixes alphabets', () => {
  it.each([
    'FT26140Р01YB',
    'FТ26140P01YB',
    'FT26140P01YΒ',
    'NIB 2026 АВ',
    'ቁጥር NIB202600123',
    'FT٢٦١٤٠P01YB',
    'https://mbreciept.cbe.com.еt/v2-hfHCxzK76MHKiBfehlmo',
  ])('is refused: %s', (typed) => {
    expect(recogniseTransfer(typed)).toMatchObject({ key: null, isMixed: true })
  })

  it.each(['ቁጥር ፲፪፫፬', 'የባንክ ቁጥር 12345', 'перевод 12345', 'ቁጥር FT26140P01YB'])(
    'is not one of another script: %s',
    (typed) => {
      expect(recogniseTransfer(typed)).toMatchObject({ isMixed: false, key: expect.any(String) })
    },
  )
})
