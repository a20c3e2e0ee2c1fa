import { describe, expect, it } from 'vitest'
import { chatDocument, chatPolicy } from './chat-document'

const source = 'https://phone.example/widget.js'
const texts = {
  lang: 'am',
  title: 'Chat',
  waiting: 'One moment',
  call: 'Call us',
  phone: '+251 11 555 0142',
  back: 'Back',
  home: '/am/Home',
}

describe('the chat of another provider', () => {
  it('stands in a document of its own that also has the phone number', () => {
    const html = chatDocument(source, texts)
    expect(html).toContain(`<script src="${source}" async></script>`)
    expect(html).toContain('href="tel:+251115550142"')
    expect(html).toContain('<html lang="am">')
  })

  it('writes no text as markup', () => {
    const html = chatDocument(source, { ...texts, title: '"><script>alert(1)</script>' })
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it('may talk to its own host and not to ours', () => {
    const policy = chatPolicy(source)
    expect(policy).toContain('script-src https://phone.example;')
    expect(policy).toContain('connect-src https://phone.example wss://phone.example;')
    expect(policy).not.toMatch(/(script|connect|form-action|default)[^;]*'self'/)
  })
})
