import { describe, expect, it } from 'vitest'
import { htmlMail, textMail, type Framed } from './frame'

const framed: Framed = {
  mail: {
    subject: 'Your <booking>',
    paragraphs: ['Hello "Almaz" & friends,'],
    facts: [{ label: 'Day', value: '20/11/2026 <script>' }],
    action: { label: 'See it', url: 'https://drive.example/UserDashboard?a=1&b=2' },
    notes: ['Small print'],
    leave: { label: 'Leave', url: 'https://drive.example/Newsletter?x=1' },
  },
  locale: 'om',
  company: {
    name: 'Entoto Drive',
    phone: '+251 11 555 0142',
    email: 'hello@entotodrive.example',
    address: 'Bole Road',
    whatsapp: '',
    telegram: '',
  },
  reason: 'Because you registered.',
  home: 'https://drive.example/or/Home',
}

describe('the frame of a mail', () => {
  const html = htmlMail(framed)
  const text = textMail(framed)

  it('names the language and knows the dark', () => {
    expect(html).toContain('<html lang="om">')
    expect(html).toContain('prefers-color-scheme:dark')
  })

  it('shows what people typed as text', () => {
    expect(html).toContain('Hello &quot;Almaz&quot; &amp; friends,')
    expect(html).not.toMatch(/<script|<booking>/)
  })

  it('breaks an address that no line of a phone holds, but no word of a label', () => {
    expect(html).toMatch(/max-width:560px;overflow-wrap:anywhere/)
    expect(html).toMatch(/<th [^>]*overflow-wrap:normal;/)
  })

  it('says the same in plain text, with whole addresses', () => {
    for (const part of ['Hello "Almaz" & friends,', 'Day: 20/11/2026 <script>', 'Small print', 'Bole Road']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('See it:\nhttps://drive.example/UserDashboard?a=1&b=2\n')
    expect(html).toContain('href="https://drive.example/UserDashboard?a=1&amp;b=2"')
    expect(text).toContain('Leave: https://drive.example/Newsletter?x=1')
  })

  it('says a label in Amharic with the mark of Amharic', () => {
    const amharic = textMail({ ...framed, locale: 'am' })
    expect(amharic).toContain('Day፦ 20/11/2026')
    expect(amharic).toContain('See it፦\nhttps://drive.example/UserDashboard')
    expect(amharic).toContain('Leave፦ https://drive.example/Newsletter?x=1')
  })

  it('loads nothing from elsewhere', () => {
    expect(html).not.toMatch(/<img|<link|url\(|@import|\ssrc=/)
  })
})
