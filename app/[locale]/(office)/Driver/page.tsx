import { getLocale, getTranslations } from 'next-intl/server'
import { DriverForm } from '@/components/dispatch/driver-form'
import { DutyLinkForm } from '@/components/dispatch/duty-link-form'
import { PaperBadge } from '@/components/dispatch/driver-words'
import { Removal } from '@/components/dispatch/removal'
import { SpanForm } from '@/components/dispatch/span-form'
import { SpanList } from '@/components/dispatch/span-list'
import { FormMessages } from '@/components/form/form-messages'
import { RenewedForm } from '@/components/form/renewed-form'
import { BackToList } from '@/components/office/record-links'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { DayText } from '@/components/vehicles/day-text'
import { queryValues } from '@/components/vehicles/query-values'
import { versionOf } from '@/lib/audit/record-version'
import { guard } from '@/lib/auth/guard'
import { dayInAddis } from '@/lib/core/day'
import { formatDayInWords, fullName } from '@/lib/core/i18n/format'
import { removeDayOffAction, removeDriverAction } from '@/lib/dispatch/drivers/actions'
import { getDriver } from '@/lib/dispatch/drivers/queries'
import { driverQuery } from '@/lib/dispatch/drivers/schema'
import { type Driver as DriverView, driverFacts } from '@/lib/dispatch/drivers/view'
import { paperWarning } from '@/lib/dispatch/rules'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Dispatch', (t) => [t('driver')])

/** One driver, or with `?id=new` a new one: papers, languages and days off (CONTRACT section 12). */
export default async function Driver({ searchParams }: PageProps<'/[locale]/Driver'>) {
  const { id, confirm } = driverQuery.parse(await queryValues(searchParams))
  const actor = await guard('/Driver')
  const t = await getTranslations('Dispatch')
  const driver = id && id !== 'new' ? await getDriver(actor, id) : null
  if (!driver && id !== 'new') return <DeskMissingRecord />
  const version = driver ? versionOf(driverFacts(driver)) : 'new'
  const locale = await getLocale()
  const today = dayInAddis(new Date())
  const warning = driver && paperWarning(driver.licenceUntil, today)
  const daysOff = driver?.daysOff.filter((day) => day >= today) ?? []
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <BackToList href="/Drivers" label={t('toDrivers')} />
      <PageHeading
        title={driver ? fullName(driver) : t('addDriver')}
        lead={
          warning && (
            <>
              {t('paper.licence')} · <DayText day={driver.licenceUntil} /> <PaperBadge warning={warning} />
            </>
          )
        }
      />
      <Card as="section">
        <FormMessages namespaces={['DispatchForms', 'Languages', 'Picture']}>
          <RenewedForm key={driver?.id ?? 'new'}>
            <DriverForm
              id={driver?.id}
              defaults={driver ? { ...defaultsOf(driver), version } : { locale: 'am', isActive: 'yes' }}
              spoken={driver?.languages ?? ['am']}
              image={driver?.image ?? null}
            />
          </RenewedForm>
        </FormMessages>
      </Card>
      {driver && (
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{t('daysOff')}</h2>
          <FormMessages namespaces={['DispatchForms']}>
            {daysOff.length === 0 ? (
              <p className="text-ink-muted">{t('noDaysOff')}</p>
            ) : (
              <SpanList
                id={driver.id}
                action={removeDayOffAction}
                spans={daysOff.map((day) => ({
                  text: formatDayInWords(day, locale),
                  name: 'day',
                  value: day,
                }))}
              />
            )}
            <SpanForm id={driver.id} of="driver" />
          </FormMessages>
        </Card>
      )}
      {driver?.isActive && (
        <Card as="section" className="grid gap-4">
          <h2 className="text-xl">{t('dutyPage')}</h2>
          <p className="max-w-prose text-ink-muted">{t('dutyPageText')}</p>
          <FormMessages namespaces={['DispatchForms']}>
            <DutyLinkForm
              driver={{ id: driver.id, firstName: driver.firstName, phone: driver.phone }}
              isAsking={confirm === 'renew'}
            />
          </FormMessages>
        </Card>
      )}
      {driver && (
        <FormMessages namespaces={['DispatchForms']}>
          <Removal
            id={driver.id}
            name={fullName(driver)}
            action={removeDriverAction}
            isAsking={confirm === 'remove'}
          />
        </FormMessages>
      )}
    </>
  )
}

function defaultsOf({ drivesSince, isActive, email, ...driver }: DriverView) {
  const { firstName, lastName, phone, licence, licenceUntil, locale } = driver
  return {
    ...{ firstName, lastName, phone, licence, licenceUntil, locale },
    email: email ?? '',
    drivesSince: drivesSince === null ? '' : String(drivesSince),
    isActive: isActive ? 'yes' : 'no',
  }
}
