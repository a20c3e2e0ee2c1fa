import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transferNames as names } from '@/tests/support/transfer-names'
import { mayBeTransfer } from './rules'
import { recogniseTransfer } from './transfer'

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

describe('a number of core banking', () => {
  it.each([
    ...[
      'FT26140P01YBX',
      'FT26140P01YBXX',
      'FT26140P01YB-BNK',
      'FT26140P01YB_1',
      'FT26140P01YB1234567',
      'FT26140P01YBETB500',
    ],
    ...['XFT26140P01YB', '0FT26140P01YB'],
  ])('has one key with signs put before or behind it: %s', (typed) => {
    expect(recogniseTransfer(typed).key).toBe('FT26140P01YB')
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

  it.each([
    'https://evil.example//apps.cbe.com.et:100/?id=FT26325ABCD927799388',
    'https://evil.example/?u=https://apps.cbe.com.et:100/?id=FT26325ABCD927799388',
    'https://evil.example/#apps.cbe.com.et:100/?id=FT26325ABCD927799388',
    'https://evil.example/a=apps.cbe.com.et:100/?id=FT26325ABCD927799388',
    'evil.example//apps.cbe.com.et:100/?id=FT26325ABCD927799388',
    'see https://evil.example/ for FT26325ABCD9',
  ])('gets no bank’s name where a bank’s own host follows: %s', (typed) => {
    expect(recogniseTransfer(typed)).toMatchObject({ kind: null, key: 'FT26325ABCD9' })
  })

  it('gets none where what follows is not understood', () => {
    expect(recogniseTransfer('https://evil.example//apps.cbe.com.et:100/help').kind).toBeNull()
  })

  it('is not what is kept of a message', () => {
    const link = 'https://apps.cbe.com.et.evil.example/?id=FT26325ABCD9'
    const typed = `Transfer done, see ${link} for the receipt please thanks`
    expect(recogniseTransfer(typed)).toMatchObject({ kind: 'ft', shown: 'FT26325ABCD9' })
  })

  it('is left for the bank’s own link after it', () => {
    const link = 'https://apps.cbe.com.et:100/?id=FT26325ABCD927799388'
    const typed = `Receipt https://evil.example/?id=FT26325ABCD927799388 or ${link} as you like it`
    expect(recogniseTransfer(typed)).toMatchObject({ kind: 'cbe', shown: link })
  })

  it('does not hide the bank of a message that asks for an opinion', () => {
    const link = 'https://apps.cbe.com.et:100/?id=FT26325ABCD927799388'
    const typed = `You have sent ETB 5 to Almaz. ${link} Feedback: https://forms.example/R1s9nkJ6`
    expect(recogniseTransfer(typed)).toMatchObject({ kind: 'cbe', shown: link })
  })
})

describe('a label before a number of a bank that nobody knows', () => {
  it.each(['99887766', 'Ref: 99887766', 'Transaction reference no. 99887766', 'ref99887766'])(
    'makes no other key: %s',
    (typed) => {
      expect(recogniseTransfer(typed)).toMatchObject({ kind: null, key: '99887766' })
    },
  )

  it('is stripped from a short number, and from no word that begins like it', () => {
    expect(recogniseTransfer('Ref 1234').key).toBe('1234')
    expect(recogniseTransfer('NOVA 1234').key).toBe('NOVA1234')
  })

  it.each(['Reference', 'Transaction ID:', 'Ref. No.'])('is no transfer alone: %s', (typed) => {
    expect(mayBeTransfer(typed)).toBe(false)
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
