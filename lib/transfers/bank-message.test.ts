import { describe, expect, it } from 'vitest'
import { readBankMessage } from './bank-message'

const understood = [
  {
    bank: 'CBE',
    text: 'Dear Sara, You have transfered ETB 10,000.00 to Entoto Drive on 22/11/2026 at 11:38:05 from your account 1*****4471. Your account has been debited with a S.charge of ETB 0.50 and  15% VAT of ETB0.08, with a total of ETB10000.58. Your Current Balance is ETB 8,212.40. Thank you for Banking with CBE! https://apps.cbe.com.et:100/?id=FT26326K7P2Q12345678',
    says: { kind: 'cbe', amountSantim: 1_000_000 },
  },
  {
    bank: 'telebirr',
    text: 'Dear Sara You have transferred ETB 3,500.00 to Entoto Drive (2519****0142) on 22/11/2026 11:38:05. Your transaction number is DKM790EOTV. The service fee is ETB 1.74 and 15% VAT on the service fee is ETB 0.26. Your current E-Money Account balance is ETB 120.00.',
    says: { kind: 'telebirr', reference: 'DKM790EOTV', amountSantim: 350_000 },
  },
  {
    bank: 'M-PESA, the sum before its currency',
    text: 'Dear Sara, your transaction number is UKM7A0EOT1. You have sent 2,200 Birr to Entoto Drive on 22/11/26. Your M-PESA balance is 14.00 Birr.',
    says: { kind: 'mpesa', reference: 'UKM7A0EOT1', amountSantim: 220_000 },
  },
  {
    bank: 'Awash',
    text: 'Dear Customer, ETB 4,000 has been debited from your account 0132****700 with Txn ID: 261122113805123. Your balance is ETB 990.15',
    says: { kind: 'awash', reference: '261122113805123', amountSantim: 400_000 },
  },
  {
    bank: 'telebirr, in Amharic',
    text: 'ውድ ሳራ፣ 3,500.00 ብር ለEntoto Drive (2519****0142) በ22/11/2026 11:38:05 ልከዋል። የግብይት ቁጥርዎ DKM790EOTV ነው። የአገልግሎት ክፍያ 1.74 ብር እና 15% ተ.እ.ታ 0.26 ብር ነው። ቀሪ ሂሳብዎ 120.00 ብር ነው።',
    says: { kind: 'telebirr', reference: 'DKM790EOTV', amountSantim: 350_000 },
  },
  {
    bank: 'telebirr, in Oromo',
    text: 'Kabajamoo Saaraa, Qarshii 3,500.00 gara Entoto Drive ergitaniittu. Lakkoofsi sochii herregaa DKM790EOTV dha. Kaffaltiin tajaajilaa Qarshii 1.74 fi taaksiin Qarshii 0.26 dha. Hafteen herrega keessanii Qarshii 120.00 dha.',
    says: { kind: 'telebirr', reference: 'DKM790EOTV', amountSantim: 350_000 },
  },
  {
    bank: 'CBE, in Amharic, taken from the account',
    text: 'ውድ ሳራ፣ ከሂሳብዎ 1*****4471 ብር 10,000.00 ወደ Entoto Drive ተላልፏል። የአገልግሎት ክፍያ ብር 0.50 እና ተጨማሪ እሴት ታክስ ብር 0.08 ነው። ቀሪ ሂሳብዎ ብር 8,212.40 ነው። https://apps.cbe.com.et:100/?id=FT26326K7P2Q12345678',
    says: { kind: 'cbe', amountSantim: 1_000_000 },
  },
] as const

const half = [
  {
    why: 'two sums that could both be it',
    text: 'Dear Sara you have paid ETB 3,500.00 and ETB 900.00 to Entoto Drive. Your transaction number is DKM790EOTV. Thank you',
    says: { kind: 'telebirr', reference: 'DKM790EOTV', amountSantim: null },
  },
  {
    why: 'no number that any bank has',
    text: 'Dear Sara, you have transferred ETB 3,500.00 to Entoto Drive yesterday evening',
    says: { kind: null, reference: null, amountSantim: 350_000 },
  },
  {
    why: 'no sum at all',
    text: 'I sent it this morning from my account, please have a look',
    says: { kind: null, reference: null, amountSantim: null },
  },
  { why: 'an id alone', text: ' ft26326k7p2q ', says: { kind: 'ft', amountSantim: null } },
] as const

describe('the message of a bank', () => {
  it.each(understood)('of $bank is understood', ({ text, says }) => {
    expect(readBankMessage(text)).toMatchObject(says)
  })

  it.each(half)('with $why is not guessed at', ({ text, says }) => {
    expect(readBankMessage(text)).toMatchObject(says)
  })

  it.each(['', 'F', 'my transfer', '12345', 'https://bank.example/receipt/77'])(
    'says nothing while %j stands there',
    (text) => {
      expect(readBankMessage(text)).toBeNull()
    },
  )
})
