import { z } from 'zod'
import { settingsSchema, type Settings } from './schema'

/** The settings with what counts their changes. */
export type VersionedSettings = Required<Settings> & { version: number }

/** How a backup, or its check, went. */
export type BackupRun = { finishedAt: string; rows: number; isFailed: boolean }

/** The settings as the API shows them (CONTRACT section 14). */
export const settingsShape = settingsSchema
  .extend({ version: z.int().meta({ description: 'Counts every change of them.' }) })
  .meta({ id: 'Settings' })

export const exampleSettings = {
  company: {
    name: 'Entoto Drive',
    phone: '+251 11 555 0142',
    email: 'hello@entotodrive.example',
    address: 'Bole Road, Addis Ababa, Ethiopia',
    addressOr: 'Daandii Boolee, Finfinnee, Itoophiyaa',
    addressAm: 'ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ',
    whatsapp: '+251 91 155 0142',
    telegram: 'entotodrive',
  },
  banks: [
    {
      ...{
        bank: 'Commercial Bank of Ethiopia',
        bankOr: 'Baankii Daldala Itoophiyaa',
        bankAm: 'የኢትዮጵያ ንግድ ባንክ',
      },
      ...{ accountName: 'Entoto Drive', accountNumber: '1000 0000 00000' },
    },
  ],
  holds: { hours: 24, hoursSoon: 3, hoursLeast: 1, hoursOfFirstClaim: 72, lapseDays: 1, hoursOfOffer: 72 },
  limits: { pendingPerPerson: 10, pendingBeforePaid: 2, pendingPerPhone: 2 },
  security: { staffFactor: false },
  workingHours: [{ weekday: 1, opens: '08:00', closes: '18:00' }],
}
