import { getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { RenewedForm } from '@/components/form/renewed-form'
import { BackupFacts } from '@/components/settings/backup-facts'
import {
  BanksForm,
  CompanyForm,
  HoldsForm,
  HoursForm,
  SecurityForm,
} from '@/components/settings/settings-forms'
import { FlashSlot } from '@/components/site/flash-slot'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { getBackupRuns, getSettings } from '@/lib/settings/queries'
import { mostBanks } from '@/lib/settings/schema'
import { versionOfParts } from '@/lib/settings/settings-version'
import type { VersionedSettings } from '@/lib/settings/view'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Settings', (t) => [t('title')])

const textsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** What an admin decides while the site runs (CONTRACT section 13). */
export default async function Settings() {
  const actor = await guard('/Settings')
  const t = await getTranslations('Settings')
  const [settings, runs] = await Promise.all([getSettings(actor), getBackupRuns(actor)])
  const { company, banks, holds, limits, security, workingHours } = settings
  const versions = {
    company: versionOfParts(settings, 'company'),
    banks: versionOfParts(settings, 'banks'),
    holds: versionOfParts(settings, 'holds', 'limits'),
    security: versionOfParts(settings, 'security'),
    hours: versionOfParts(settings, 'workingHours'),
  }
  const accounts = Object.assign({}, ...banks.map((bank, row) => rowOf(bank, row)))
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <FormMessages namespaces={['SettingsForms']}>
        <div className="grid max-w-4xl gap-6">
          <Card as="section">
            <RenewedForm>
              <CompanyForm values={textsOf({ ...company, version: versions.company })} />
            </RenewedForm>
          </Card>
          <Card as="section">
            <RenewedForm>
              <HoursForm values={{ ...hoursFields(workingHours), version: versions.hours }} />
            </RenewedForm>
          </Card>
          <Card as="section">
            <RenewedForm>
              <BanksForm
                values={textsOf({ ...accounts, version: versions.banks })}
                rows={Math.min(banks.length + 1, mostBanks)}
              />
            </RenewedForm>
          </Card>
          <Card as="section">
            <RenewedForm>
              <HoldsForm values={textsOf({ ...holds, ...limits, version: versions.holds })} />
            </RenewedForm>
          </Card>
          <Card as="section">
            <RenewedForm>
              <SecurityForm
                values={{ staffFactor: security.staffFactor ? 'on' : 'off', version: versions.security }}
              />
            </RenewedForm>
          </Card>
          <Card as="section">
            <BackupFacts {...runs} />
          </Card>
        </div>
      </FormMessages>
    </>
  )
}

const rowOf = (bank: object, row: number) =>
  Object.fromEntries(Object.entries(bank).map(([name, value]) => [`${name}${row}`, value]))

const hoursFields = (days: VersionedSettings['workingHours']): Record<string, string> =>
  Object.fromEntries(
    days.flatMap(({ weekday, opens, closes }) => [
      [`opens${weekday}`, opens],
      [`closes${weekday}`, closes],
    ]),
  )
