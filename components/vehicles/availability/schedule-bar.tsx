import { useTranslations } from 'next-intl'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { Field } from '@/components/ui/field'
import { DayInput } from '@/components/vehicles/day-input'
import { TabsNav } from '@/components/ui/tabs-nav'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { scheduleViews } from '@/lib/vehicles/availability/rules'
import type { ScheduleQuery } from '@/lib/vehicles/availability/schema'
import { scheduleHref } from './schedule-href'

interface ScheduleBarProps {
  query: ScheduleQuery
  day: Day
}

/** How many days; from which on; and which vehicles: all of it links and one plain form. */
export function ScheduleBar({ query, day }: ScheduleBarProps) {
  const t = useTranslations('Schedule')
  const { view, date, q, show } = query
  return (
    <div className="grid gap-5 print:hidden">
      <TabsNav
        label={t('view')}
        linkAs={Link}
        tabs={scheduleViews.map((one) => ({
          href: scheduleHref({ view: one, date, q, show }),
          label: t(`views.${one}`),
          isCurrent: one === view,
        }))}
      />
      <FilterForm
        path="/Schedule"
        query={{ q, date, show, view: view === scheduleViews[0] ? undefined : view }}
        searchLabel={t('search')}
        searchHint={t('searchHint')}
        kept={['view']}
      >
        <ChoiceField
          name="show"
          label={t('show')}
          value={show}
          all={t('all')}
          choices={[{ value: 'busy', label: t('busy') }]}
        />
        <Field id="day" label={t('day')} className="min-w-0 flex-[1_1_10rem]">
          {(control) => <DayInput {...control} name="date" defaultValue={day} />}
        </Field>
      </FilterForm>
    </div>
  )
}
