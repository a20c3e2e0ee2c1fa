import { getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { BackupFacts } from '@/components/settings/backup-facts'
import { BanksForm, CompanyForm, HoldsForm, SecurityForm } from '@/components/settings/settings-forms'
import { FlashSlot } from '@/components/site/flash-slot'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { getBackupRuns, getSettings } from '@/lib/settings/queries'
import { mostBanks } from '@/lib/settings/schema'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Settings', (t) => [t('title')])

const textsOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** What an admin decides while the site runs (CONTRACT section 13). */
export default async function Settings() {
  const actor = await guard('/Settings')
  const t = await getTranslations('Settings')
  const [{ company, banks, holds, limits, security, version }, runs] = await Promise.all([
    getSettings(actor),
    getBackupRuns(actor),
  ])
  const accounts = Object.assign({}, ...banks.map((bank, row) => rowOf(bank, row)))
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <FormMessages namespaces={['SettingsForms']}>
        {/* A new version brings what was saved into all fields. */}
        <div key={version} className="grid max-w-4xl gap-6">
          <Card as="section">
            <CompanyForm values={textsOf({ ...company, version })} />
          </Card>
          <Card as="section">
            <BanksForm
              values={textsOf({ ...accounts, version })}
              rows={Math.min(banks.length + 1, mostBanks)}
            />
          </Card>
          <Card as="section">
            <HoldsForm values={textsOf({ ...holds, ...limits, version })} />
          </Card>
          <Card as="section">
            <SecurityForm values={textsOf({ ...security, version })} />
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
