import { useLocale, useTranslations } from 'next-intl'
import { colonOf, formatDay } from '@/lib/core/i18n/format'
import type { DispatchDay } from '@/lib/dispatch/queries'
import { type DriverConflict, proposeDrivers, proposeUnit, unitConflict } from '@/lib/dispatch/rules'
import type { Departure } from '@/lib/dispatch/view'

// More would make the page heavy; the whole choice is one link away.
const mostProposals = 8

/** Who or what is assigned and can no longer be chosen; kept with the trip, which was theirs. */
const gone = (id: string | undefined, text: string, choices: readonly { id: string }[]) =>
  id === undefined || choices.some((one) => one.id === id) ? [] : [{ id, text, isRefused: true }]

/** Whether a departure still lacks somebody. */
export const isOpen = ({ needsDriver, driver, unit }: Departure) =>
  unit === null || (needsDriver && driver === null)

/** What speaks most for a driver; a key of the texts. */
const reasonOf = ({ knowsTrip, speaks }: { knowsTrip: boolean; speaks: boolean }) =>
  knowsTrip ? 'proposalSameTrip' : speaks ? 'proposalSpeaks' : 'proposal'

interface JobChoices {
  job: Departure
  board: DispatchDay
  /** Shows those too who cannot drive it, and why. */
  isWhole: boolean
}

/** Who and what can be chosen for a job, the best first, and what stands there at first. */
export function useJobChoices({ job, board, isWhole }: JobChoices) {
  const t = useTranslations('Dispatch')
  const locale = useLocale()
  const colon = colonOf(locale)
  const unavailable = (plate: string) => `${plate}${colon} ${t('conflict.unit')}`
  const refusals = (conflict: DriverConflict) => t(`conflict.${conflict}`)
  const proposals = proposeDrivers(board.drivers, job)
  const shown = proposals.filter(
    ({ driver, conflict }, index) =>
      isWhole || driver.id === job.driver?.id || (conflict === null && index < mostProposals),
  )
  const units = board.units.filter((unit) => {
    if (unit.id === job.unit?.id) return true
    return unit.vehicleId === job.vehicleId && (isWhole || unitConflict(unit, job) === null)
  })
  const [best] = proposals
  const proposed = job.needsDriver && best?.conflict === null ? best.driver.id : ''
  return {
    drivers: [
      ...gone(job.driver?.id, `${job.driver?.name ?? ''}${colon} ${t('inactive')}`, board.drivers),
      ...shown.map(({ driver: { id, name }, conflict, ...facts }) => ({
        id,
        ...(conflict
          ? { text: `${name}${colon} ${refusals(conflict)}`, isRefused: true }
          : { text: name, note: t(reasonOf(facts), { days: facts.daysThisWeek }) }),
      })),
    ],
    units: [
      // Inactive by now, or of the vehicle that the trip began with.
      ...gone(job.unit?.id, unavailable(job.unit?.plate ?? ''), board.units),
      ...units.map((unit) => ({
        id: unit.id,
        text: unitConflict(unit, job) ? unavailable(unit.plate) : unit.plate,
        ...(unitConflict(unit, job) && { isRefused: true }),
      })),
    ],
    seenDriverId: job.driver?.id ?? '',
    seenUnitId: job.unit?.id ?? '',
    lastDay:
      job.lastDate > job.day ? { day: job.lastDate, text: formatDay(job.lastDate, locale) } : undefined,
    driverId: job.driver?.id ?? proposed,
    unitId: job.unit?.id ?? proposeUnit(units, job)?.id ?? '',
  }
}
