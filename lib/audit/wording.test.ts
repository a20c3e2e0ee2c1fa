import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/core/i18n/routing'
import { messagesOf } from '@/tests/support/texts'
import type { AuditEntry } from './queries'
import { auditReader, wordAction, wordChanges, wordEntity, wordRecord } from './wording'

const id = '019aa7e2-0000-7000-8000-000000000001'
const entry: AuditEntry = {
  ...{ id, actorId: id, actorName: 'Hanna Girma', actorRole: 'admin', createdAt: '2026-11-24T06:00:00.000Z' },
  ...{ action: 'set-status', entity: 'booking', entityId: id, changes: [], names: {} },
  record: { name: '7K4P2Q', screenId: id },
}
const readerOf = (locale: Locale) => auditReader(messagesOf(locale), locale)

/** The one change of an entry as a line: what, from, to. */
function said(
  locale: Locale,
  [field, before, after]: readonly [string, string, string],
  more: Partial<AuditEntry> = {},
) {
  const [change] = wordChanges({ ...entry, ...more, changes: [{ field, before, after }] }, readerOf(locale))
  return [change?.field, change?.before?.text, change?.after?.text]
}

describe('what the audit says', () => {
  it('is in the language of its reader, statuses and roles too', () => {
    expect(said('en', ['status', 'pending', 'canceled'])).toEqual(['Status', 'Pending', 'Canceled'])
    expect(said('am', ['status', 'pending', 'canceled'])).toEqual(['ሁኔታ', 'በመጠባበቅ ላይ', 'ተሰርዟል'])
    expect(said('om', ['role', 'user', 'subadmin'])).toEqual(['Gahee', 'Maamila', 'Itti aanaa bulchaa'])
    expect(wordAction('set-status', readerOf('am'))).toBe('ሁኔታው ተቀይሯል')
    expect(wordEntity('one-day-vehicle', readerOf('om'))).toBe('Konkolaataa guyyaa tokkoo')
  })

  it('writes amounts, days and numbers as pages do', () => {
    expect(said('am', ['amount', '', '350050'])).toEqual(['የገንዘብ መጠን', 'ባዶ', '3,500.50\u00a0ብር'])
    expect(said('en', ['dayPrice', '2200', '2500'])[2]).toBe('Br\u00a02,500')
    expect(said('en', ['daysOff', '2026-11-28', '2026-11-28 2026-11-30'])).toEqual([
      'Days off',
      'Sat 28 Nov 2026',
      'Sat 28 Nov 2026, Mon 30 Nov 2026',
    ])
    expect(said('om', ['languages', 'am', 'am en'])[2]).toBe('Afaan Amaaraa, Afaan Ingilizii')
  })

  it('names records that are meant by their ids', () => {
    const names = { [id]: 'Bekele Alemu' }
    expect(said('en', ['driver', '', id], { names })).toEqual(['Driver', 'empty', 'Bekele Alemu'])
    expect(wordRecord(entry, readerOf('en'))).toEqual({ text: '7K4-P2Q', isTyped: false })
    const month = { ...entry, entity: 'month', entityId: '2026-11', record: null }
    expect(wordRecord(month, readerOf('en'))?.text).toBe('November 2026')
    expect(wordRecord({ ...entry, entity: 'user', record: null }, readerOf('en'))).toBeNull()
  })

  it('keeps what somebody typed as they typed it, and says so', () => {
    const changes = [{ field: 'reason', before: '', after: 'Brakes' }]
    const [change] = wordChanges({ ...entry, changes }, readerOf('am'))
    expect(change?.after).toEqual({ text: 'Brakes', isTyped: true })
  })

  it('calls settings as their forms do, and what a later version wrote by no word of the database', () => {
    const settings = { entity: 'settings' }
    expect(said('en', ['holds.hours', '24', '30'], settings)).toEqual(['Hours to pay', '24', '30'])
    expect(said('en', ['new_column', 'a', 'b'])[0]).toBe('Another detail')
    expect(wordAction('archive', readerOf('en'))).toBe('Changed')
  })
})
