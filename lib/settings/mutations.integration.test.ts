import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { bankAccounts, company, factsVersion } from '@/lib/core/company'
import { addressFor, bankFor } from '@/lib/core/local-text'
import { AppError } from '@/lib/core/errors'
import { database } from '@/lib/db/client'
import { queueMail } from '@/lib/mail/queue'
import { listAuditEntries } from '@/lib/audit/queries'
import { rentalFacts } from '@/lib/site/structured-data'
import { makeActor } from '@/tests/support/factories'
import { sendWaitingMails } from '@/tests/support/mail-capture'
import { refreshFacts, watchSettings } from './jobs'
import { saveSettings } from './mutations'
import { getSettings } from './queries'
import { banksForm, companyForm, holdsForm, hoursForm, settingsRequest } from './schema'
import { versionOfParts } from './settings-version'
import { exampleSettings } from './view'

let admin: SignedInActor

beforeAll(async () => {
  admin = await makeActor('admin')
})

afterEach(async () => {
  await database().$executeRaw`UPDATE settings SET company = NULL, banks = NULL, working_hours = NULL`
  await refreshFacts()
})

describe('the settings', () => {
  it('are those of the environment until somebody changes them', async () => {
    const { company: facts, banks } = await getSettings(admin)
    expect(facts).toMatchObject({ name: 'Entoto Drive', phone: '+251 11 555 0142' })
    expect(banks).toEqual([expect.objectContaining({ accountName: 'Entoto Drive' })])
    // The demo's company is named in the three languages.
    for (const { lang } of [addressFor('am', facts), ...banks.map((bank) => bankFor('om', bank))]) {
      expect(lang).toBeUndefined()
    }
  })

  it('once changed are shown at once by this process, and in its mails', async () => {
    const before = factsVersion()
    const { company: facts } = await getSettings(admin)
    await saveSettings(admin, { parts: { company: { ...facts, phone: '+251 11 999 0001' } } })
    expect(company().phone).toBe('+251 11 999 0001')
    expect(factsVersion()).toBeGreaterThan(before)
    for (const locale of ['en', 'am', 'om'] as const) {
      await queueMail(database(), {
        template: 'password-changed',
        args: { firstName: 'Almaz', changedAt: '2026-11-21T09:00:00.000Z' },
        ...{ recipient: `${locale}@example.com`, locale },
      })
    }
    const mails = await sendWaitingMails()
    expect(mails).toHaveLength(3)
    for (const { text } of mails) expect(text).toContain('+251 11 999 0001')
  })

  it('say when the office is open, day and night until somebody says it', async () => {
    expect(rentalFacts('en')).toMatchObject({
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    })
    const form = {
      opens1: '08:00',
      closes1: '18:00',
      opens2: '08:00',
      closes2: '18:00',
      opens3: '',
      closes3: '',
    }
    const { workingHours } = hoursForm.parse(form)
    await saveSettings(admin, { parts: { workingHours } })
    expect(rentalFacts('en')).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }],
    })
    const [told] = (await listAuditEntries(admin, { entity: 'settings' })).rows
    expect(told?.changes).toMatchObject([
      { field: 'workingHours', before: '', after: '1 08:00–18:00; 2 08:00–18:00' },
    ])
    const wrong = hoursForm.safeParse({ opens1: '08:00', closes1: '', opens2: '9', closes2: '08:00' })
    expect(wrong.error?.issues.map(({ path }) => path.join())).toEqual(['closes1', 'opens2'])
    expect(hoursForm.safeParse({ opens7: '08:00', closes7: '08:00' }).error?.issues[0]?.message).toBe(
      'closesInvalid',
    )
  })

  it('changed by another process or by hand are heard of', async () => {
    onTestFinished(await watchSettings())
    const banks = [{ bank: 'Awash Bank', accountName: 'Entoto Drive', accountNumber: '0130 4455 6677' }]
    await expect
      .poll(async () => {
        await database().settings.updateMany({ data: { banks } })
        return bankAccounts()[0]?.bank
      })
      .toBe('Awash Bank')
  })

  it('are written down, what from and to', async () => {
    const { company: facts, holds } = await getSettings(admin)
    await saveSettings(admin, {
      parts: { company: { ...facts, phone: '0911 22 33 44' }, holds: { ...holds, hours: 30 } },
    })
    const entry = await database().auditEntry.findFirstOrThrow({
      where: { entity: 'settings' },
      orderBy: { createdAt: 'desc' },
    })
    expect(entry).toMatchObject({
      ...{ actorId: admin.id, action: 'edit' },
      changes: { 'company.phone': [facts.phone, '0911 22 33 44'], 'holds.hours': [holds.hours, 30] },
    })
    await saveSettings(admin, { parts: { holds } })
  })

  it('that are said in several languages are shown to each reader, and in English where they are not', async () => {
    const { company: facts, banks } = await getSettings(admin)
    const named = banks.map((bank) => ({ ...bank, bankAm: 'የኢትዮጵያ ንግድ ባንክ' }))
    await saveSettings(admin, {
      parts: { company: { ...facts, addressAm: 'ቦሌ መንገድ', addressOr: '' }, banks: named },
    })
    expect(addressFor('am', company())).toEqual({ text: 'ቦሌ መንገድ' })
    expect(addressFor('om', company())).toEqual({ text: facts.address, lang: 'en' })
    expect(addressFor('en', company())).toEqual({ text: facts.address })
    expect(bankAccounts().map((bank) => bankFor('am', bank).text)).toEqual(['የኢትዮጵያ ንግድ ባንክ'])
  })

  it('that nobody changed go on following the environment', async () => {
    const { company: facts, holds } = await getSettings(admin)
    await saveSettings(admin, { parts: { company: facts, holds: { ...holds, hoursOfOffer: 70 } } })
    expect((await database().settings.findFirst())?.company).toBeNull()
    await saveSettings(admin, { parts: { holds } })
  })

  it('sent with an old version are refused with who changed what', async () => {
    const { version, holds } = await getSettings(admin)
    await saveSettings(admin, { parts: { holds: { ...holds, hours: 25 } }, version })
    const late = saveSettings(admin, { parts: { holds }, version })
    await expect(late).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      edits: [{ name: 'Almaz Tadesse', fields: ['holds'] }],
    })
    await expect(late).rejects.toBeInstanceOf(AppError)
    const { version: read } = await getSettings(admin)
    const both = await Promise.allSettled(
      [26, 27].map((hours) => saveSettings(admin, { parts: { holds: { ...holds, hours } }, version: read })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await saveSettings(admin, { parts: { holds } })
  })

  it('of a form are refused where others changed the same part, and saved when it is sent once more', async () => {
    const before = await getSettings(admin)
    const { holds, limits, company: facts } = before
    const partsVersion = versionOfParts(before, 'holds', 'limits')
    const wanted = { parts: { holds: { ...holds, hoursOfOffer: 80 }, limits } }
    await saveSettings(admin, { parts: { company: { ...facts, phone: '0911 22 33 44' } } })
    await saveSettings(admin, { ...wanted, partsVersion })
    await saveSettings(admin, { parts: { company: { ...facts, phone: '0911 22 33 55' } } })

    const version = versionOfParts(await getSettings(admin), 'holds', 'limits')
    await expect(saveSettings(admin, { ...wanted, partsVersion })).rejects.toMatchObject({
      ...{ code: 'VERSION_CONFLICT', version },
      edits: [{ name: 'Almaz Tadesse', fields: ['holds'] }],
    })
    await saveSettings(admin, { parts: { holds, limits }, partsVersion: version })
  })
})

describe('what is sent', () => {
  const problemsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) => [
    ...new Set(result.error?.issues.map(({ path }) => path.join('.'))),
  ]

  it('is checked field by field', () => {
    const wrong = {
      company: { ...exampleSettings.company, email: 'nobody', phone: 'call us' },
      banks: [],
      holds: { ...exampleSettings.holds, hours: 0 },
      limits: { ...exampleSettings.limits, pendingPerPhone: 1.5 },
    }
    expect(problemsOf(settingsRequest.safeParse(wrong))).toEqual([
      ...['company.phone', 'company.email', 'banks', 'holds.hours', 'limits.pendingPerPhone'],
    ])
    expect(problemsOf(settingsRequest.safeParse(exampleSettings))).toEqual([])
  })

  it('by the forms becomes numbers and accounts', () => {
    const { company: facts, holds, limits, banks } = exampleSettings
    expect(companyForm.parse({ ...facts, version: '3' })).toEqual({ ...facts, version: '3' })
    const typed = Object.fromEntries(Object.entries({ ...holds, ...limits }).map(([k, n]) => [k, String(n)]))
    expect(holdsForm.parse({ ...typed, version: '3' })).toEqual({ ...holds, ...limits, version: '3' })
    expect(problemsOf(holdsForm.safeParse({ ...typed, hours: '', version: '3' }))).toEqual(['hours'])
    const [bank] = banks
    const rows = {
      version: '3',
      ...{ bank1: bank?.bank, bankOr1: bank?.bankOr, bankAm1: bank?.bankAm },
      accountName1: bank?.accountName,
      accountNumber1: bank?.accountNumber,
    }
    expect(banksForm.parse({ ...rows, bank0: ' ', accountName0: '' })).toEqual({ version: '3', banks })
    expect(problemsOf(banksForm.safeParse({ ...rows, accountNumber1: 'ask us' }))).toEqual(['accountNumber1'])
    expect(problemsOf(banksForm.safeParse({ version: '3' }))).toEqual(['bank0'])
  })
})
