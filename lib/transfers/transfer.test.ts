import { describe, expect, it } from 'vitest'
import { recogniseTransfer } from './transfer'
import { mayBeTransfer } from './rules'

const cbeSms =
  'Dear Abebe, your Account 1*********9388 has been debited with ETB 3,500.00. Your Current Balance is ETB 3,079.87 ' +
  'Thank you for Banking with CBE! https://apps.cbe.com.et:100/?id=FT26325ABCD927799388'

// Every one of these is the same transfer of the Commercial Bank of Ethiopia.
const spellings = [
  'FT26325ABCD9',
  'ft26325abcd9',
  'Ft26325aBcD9',
  ' FT26325ABCD9 ',
  'FT 26325 ABCD9',
  'F T 2 6 3 2 5 A B C D 9',
  'FT26325\r\nABCD9\n',
  'FT26325\u00a0ABCD9',
  'FT26325\u200bABCD9',
  '\ufeffFT26325ABCD9\u200e',
  'FT26325-ABCD9',
  'FT.26325.ABCD9.',
  '"FT26325ABCD9"',
  'ＦＴ２６３２５ＡＢＣＤ９',
  'Ref: FT26325ABCD9',
  'Ref No. FT26325ABCD9',
  'Transaction ID: ft26325abcd9',
  '#FT26325ABCD9',
  'FT26325ABCD927799388',
  'https://apps.cbe.com.et:100/?id=FT26325ABCD927799388',
  'HTTPS://APPS.CBE.COM.ET:100/?ID=FT26325ABCD927799388',
  'apps.cbe.com.et:100/?id=ft26325abcd927799388',
  'http://apps.cbe.com.et:100/?id=FT26325ABCD927799388',
  'https://apps.cbe.com.et:100/BranchReceipt/FT26325ABCD9&27799388',
  'https://apps.cbe.com.et:100/BranchReceipt/FT26325ABCD9&amp;27799388',
  'https://apps.cbe.com.et:100/?id=FT26325ABCD9 27799388',
  cbeSms,
  cbeSms.replaceAll(' ', '\n'),
  'Dear Abebe, You have transfered ETB 3,500.00 with Ref No FT26325ABCD9 Your Current Balance is ETB 1. Thank you for Banking with CBE!',
]

describe('a transfer reference', () => {
  it('is listed here in at least twenty spellings', () => {
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(20)
  })

  it.each(spellings)('is the same in every spelling: %j', (typed) => {
    expect(recogniseTransfer(typed).key).toBe('FT26325ABCD9')
  })

  it.each([
    ['https://apps.cbe.com.et:100/?id=FT25256RP1FK27799388', 'cbe', 'FT25256RP1FK'],
    ['https://mbreciept.cbe.com.et/v2-hfHCxzK76MHKiBfehlmo', 'cbe', 'HFHCXZK76MHKIBFEHLMO'],
    ['https://cs.bankofabyssinia.com/slip/?trx=FT26223W14ZW94077', 'abyssinia', 'FT26223W14ZW'],
    ['https://cs.bankofabyssinia.com/cs/?trx=CFT26223W14ZW', 'abyssinia', 'FT26223W14ZW'],
    ['FT26223W14ZW94077', 'abyssinia', 'FT26223W14ZW'],
    ['FT26223W14ZW', 'ft', 'FT26223W14ZW'],
    ['https://transactioninfo.ethiotelecom.et/receipt/DI26D9N4AW', 'telebirr', 'DI26D9N4AW'],
    ['DGQ790EOTV', 'telebirr', 'DGQ790EOTV'],
    ['chq0fj403o', 'telebirr', 'CHQ0FJ403O'],
    ['https://m-pesabusiness.safaricom.et/receipt/UGO4D2CODA', 'mpesa', 'UGO4D2CODA'],
    ['UE20VG1GS8', 'mpesa', 'UE20VG1GS8'],
    ['https://cbepay1.cbe.com.et/aureceipt?TID=CHK1A2B3C4&PH=251911223344', 'cbebirr', 'CHK1A2B3C4'],
    ['https://receipt.dashensuperapp.com/receipt/387ETAP2522000WK', 'dashen', '387ETAP2522000WK'],
    ['387WDTS252240001', 'dashen', '387WDTS252240001'],
    ['https://awashpay.awashbank.com:8225/-E41AE0D86FFA-21XYYW', 'awash', 'E41AE0D86FFA21XYYW'],
    ['-E41AE0D86FFA-21XYYW', 'awash', 'E41AE0D86FFA21XYYW'],
    ['260809093331695', 'awash', '260809093331695'],
    ['https://share.zemenbank.com/rt/TR20260809AB12/pdf', 'zemen', 'TR20260809AB12'],
    ['https://receipt.ebirr.com/coopay/a1b2c3d4e5f6', 'ebirr', 'COOPAY/A1B2C3D4E5F6'],
  ])('%s is known by its bank', (typed, kind, key) => {
    expect(recogniseTransfer(typed)).toMatchObject({ kind, key })
  })

  it.each([
    [
      'Dear customer You have transferred ETB 588.00 to Almaz (2519****4111) on 26/07/2026 10:02:53. Your transaction number is DGQ790EOTV. Your current balance is ETB 1,240.00. Thank you for using telebirr',
      'telebirr',
      'DGQ790EOTV',
    ],
    [
      'You have sent 500.00 Birr to Entoto Drive 251714***707 on 24/7/26 at 11:53 AM. Transaction number UGO4D2CODA. Transaction fee 0.00 Birr. Your current M-PESA balance is 10.00 Birr.',
      'mpesa',
      'UGO4D2CODA',
    ],
    [
      'Dear Customer, You have sent ETB 1,000 To (01320456439200) - ENTOTO DRIVE by Transaction ID: 260405132499988 charge- 1.00 VAT- 0.15 Date 2026-04-05 13:24:29.',
      'awash',
      '260405132499988',
    ],
    [
      'Dear Almaz, your account 2*23 was debited with ETB 100.00. Available Balance: ETB 603.71. Receipt: https://cs.bankofabyssinia.com/slip/?trx=FT26223W14ZW94077 Feedback: https://cs.bankofabyssinia.com/cs/?trx=CFT26223W14ZW',
      'abyssinia',
      'FT26223W14ZW',
    ],
    [
      'Dear Almaz, You sent 700.00 Br. to Entoto Drive via CBE Birr. Txn ID CHK1A2B3C4. Your balance is 1.00 Br.',
      'cbebirr',
      'CHK1A2B3C4',
    ],
  ])('is found in the SMS of a bank: %s', (typed, kind, key) => {
    expect(recogniseTransfer(typed)).toMatchObject({ kind, key })
  })
})

describe('what is kept of a proof', () => {
  it('is the text of an id or a link as it was typed', () => {
    expect(recogniseTransfer(' ft 26325 abcd9 ').shown).toBe('ft 26325 abcd9')
  })

  it('is the link of a pasted SMS, without the names and balances around it', () => {
    expect(recogniseTransfer(cbeSms).shown).toBe('https://apps.cbe.com.et:100/?id=FT26325ABCD927799388')
  })

  it('is the reference of an SMS without a link', () => {
    const sms = 'You have transferred ETB 5 to Almaz. Your transaction number is DGQ790EOTV. Balance 7.'
    expect(recogniseTransfer(sms).shown).toBe('DGQ790EOTV')
  })

  it('never grows beyond 300 signs', () => {
    const { shown, key } = recogniseTransfer(`https://bank.example/${'a1'.repeat(400)}`)
    expect([shown.length, key?.length]).toEqual([300, 300])
  })
})

describe('a transfer of an unknown kind', () => {
  it.each([
    ['NIB/2026/00123', 'NIB202600123'],
    ['nib 2026 00123', 'NIB202600123'],
    ['የባንክ ቁጥር 12345', 'የባንክቁጥር12345'],
    ['https://bank.example/r?id=1-2', 'BANK.EXAMPLE/R?ID=1-2'],
    ['http://Bank.example/r?id=1-2#top', 'BANK.EXAMPLE/R?ID=1-2'],
  ])('%j is taken as it is', (typed, key) => {
    expect(recogniseTransfer(typed)).toMatchObject({ kind: null, key })
  })

  it('keeps links apart that differ in a sign', () => {
    const keyOf = (id: string) => recogniseTransfer(`https://bank.example/r?id=${id}`).key
    expect(keyOf('1-2')).not.toBe(keyOf('12'))
  })

  it.each(['----', '   ', 'a-b', '…!?'])('is none at all: %j', (typed) => {
    expect(mayBeTransfer(typed)).toBe(false)
  })
})

describe('different transfers', () => {
  it.each([
    ['FT26325ABCD9', 'FT26325ABCD8'],
    ['FT26325ABCD9', 'FT26324ABCD9'],
    ['DGQ790EOTV', 'DGQ7900TVE'],
    ['387WDTS252240001', '387WDTS252240002'],
  ])('%s and %s stay different', (one, other) => {
    expect(recogniseTransfer(one).key).not.toBe(recogniseTransfer(other).key)
  })
})
