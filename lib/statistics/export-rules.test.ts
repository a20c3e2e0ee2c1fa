import { expect, it } from 'vitest'
import type { AuditEntry } from '@/lib/audit/queries'
import { auditReader, wordRecord } from '@/lib/audit/wording'
import { messagesOf } from '@/tests/support/texts'
import { exportNames } from './export-rules'

it.each(exportNames)(
  'the file %s is called in the audit as its list, in the language of its reader',
  (name) => {
    const entry: AuditEntry = {
      ...{ id: name, actorId: null, actorName: 'Hanna Girma', actorRole: 'admin' },
      ...{ action: 'export', entity: 'export', entityId: name, changes: [], names: {}, record: null },
      createdAt: '2026-11-24T06:00:00.000Z',
    }
    const [en, am] = (['en', 'am'] as const).map((locale) =>
      wordRecord(entry, auditReader(messagesOf(locale), locale)),
    )
    expect(en).toMatchObject({ isTyped: false })
    expect(am?.text).toMatch(/[ሀ-፿]/)
  },
)
