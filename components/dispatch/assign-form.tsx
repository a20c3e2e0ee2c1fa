'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/inputs'
import { classNames } from '@/lib/core/class-names'
import { assignAction } from '@/lib/dispatch/actions'
import type { FailedForm } from '@/lib/server/form-state'

/** Who or what can be chosen, the best first; `isRefused` where its text says why it cannot. */
interface Choice {
  id: string
  text: string
  /** What speaks for it. */
  note?: string
  isRefused?: boolean
}

interface AssignFormProps {
  bookingId: string
  day: string
  /** Names the job to who does not see it. */
  job: string
  drivers: readonly Choice[]
  units: readonly Choice[]
  /** What is chosen at first: who is assigned, else the best proposal. */
  driverId: string
  unitId: string
  /** Who and what is assigned, if anybody: what others changed since is not overwritten. */
  seenDriverId: string
  seenUnitId: string
  /** The last day of a trip that goes on after this one, and how it is written. */
  lastDay: { day: string; text: string } | undefined
  /** Nobody is assigned yet. */
  isOpen: boolean
  /** The first job that lacks somebody; where the page goes on after the one before. */
  isNext: boolean
  /** The page of the desk that the form stands on, if not the board; it is shown again, and the form is smaller. */
  here?: string
}

const canBeChosen = (choices: readonly Choice[], id: string | undefined): id is string =>
  id === '' || choices.some((one) => one.id === id && !one.isRefused)

/** Driver and plate of one job: the proposal stands there, and one press takes it. */
export function AssignForm(props: AssignFormProps) {
  const { bookingId, day, job, drivers, units, seenDriverId, seenUnitId } = props
  const { lastDay, isOpen, isNext, here } = props
  const t = useTranslations('DispatchForms')
  const assigned = [seenDriverId, seenUnitId].join(' ')
  // Whoever has begun to choose goes on from what was proposed then, until somebody else is assigned.
  const [begun, setBegun] = useState<Record<'assigned' | 'driverId' | 'unitId', string> | null>(null)
  if (begun && begun.assigned !== assigned) setBegun(null)
  const { driverId, unitId } = begun ?? props
  // Outside of the fields, which are made anew where another is proposed.
  const [ticked, setTicked] = useState<{ assigned: string; isOnward: boolean } | null>(null)
  // What was refused without a script comes back as it was sent, as far as it can still be chosen.
  const chosen = (posted: FailedForm | null) => {
    const sent = posted?.values
    if (!sent || [sent.seenDriverId, sent.seenUnitId].join(' ') !== assigned) {
      return { driverId, unitId, isOnward: isOpen }
    }
    return {
      driverId: !begun && canBeChosen(drivers, sent.driverId) ? sent.driverId : driverId,
      unitId: !begun && canBeChosen(units, sent.unitId) ? sent.unitId : unitId,
      isOnward: sent.onward !== undefined,
    }
  }
  return (
    // What is proposed changes with each assignment; a select keeps its choice by itself, even one that is gone.
    <ActionForm action={assignAction} round={[driverId, unitId, assigned].join(' ')} className="gap-2">
      {(posted) => {
        const first = chosen(posted)
        return (
          <>
            <input type="hidden" name="bookingId" value={bookingId} />
            <input type="hidden" name="day" value={day} />
            <input type="hidden" name="seenDriverId" value={seenDriverId} />
            <input type="hidden" name="seenUnitId" value={seenUnitId} />
            {here && <input type="hidden" name="here" value={here} />}
            <AssignFields
              {...props}
              driverId={first.driverId}
              unitId={first.unitId}
              onChoice={() => setBegun({ assigned, driverId: first.driverId, unitId: first.unitId })}
            >
              <SubmitButton
                variant={!isOpen || here ? 'secondary' : 'primary'}
                size={here ? 'small' : 'medium'}
                aria-label={`${t(isOpen ? 'assign' : 'change')}, ${job}`}
                {...(isNext && { id: 'assign-next' })}
              >
                {t(isOpen ? 'assign' : 'change')}
              </SubmitButton>
            </AssignFields>
            {lastDay && (
              <Checkbox
                id={`onward-${bookingId}-${day}`}
                name="onward"
                value={lastDay.day}
                label={t('onward', { day: lastDay.text })}
                aria-label={`${t('onward', { day: lastDay.text })}, ${job}`}
                checked={ticked?.assigned === assigned ? ticked.isOnward : first.isOnward}
                onChange={({ target }) => setTicked({ assigned, isOnward: target.checked })}
                className="text-sm"
              />
            )}
          </>
        )
      }}
    </ActionForm>
  )
}

/** The two choices beside their button, and below them what speaks for the driver: within the choice it would be cut off. */
function AssignFields(props: AssignFormProps & { onChoice: () => void; children: ReactNode }) {
  const { job, drivers, units, driverId, unitId, here, onChoice, children } = props
  const t = useTranslations('DispatchForms')
  const [driver, setDriver] = useState(driverId)
  const note = drivers.find(({ id }) => id === driver)?.note
  const choice = (name: 'driverId' | 'unitId', options: ReactNode, more: ComponentProps<'select'>) => (
    <label
      className={classNames(
        'grid min-w-0 gap-1 text-sm text-ink-muted',
        name === 'driverId' ? 'flex-[2_1_14rem]' : 'flex-[1_1_9.5rem]',
        here && '[&_select]:min-h-9 [&_select]:py-1 [&_select]:text-sm',
      )}
    >
      {/* In a list of departures its place says what it is; the name is read out. */}
      {!here && t(name)}
      <Select name={name} aria-label={`${t(name)}, ${job}`} {...more}>
        <option value="">{t('nobody')}</option>
        {options}
      </Select>
    </label>
  )
  const option = ({ id, text, isRefused }: Choice) => (
    <option key={id} value={id} disabled={isRefused}>
      {text}
    </option>
  )
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-end gap-2">
        {choice(
          'driverId',
          drivers.map((one) =>
            option(one.note && one.id !== driver ? { ...one, text: `${one.text} · ${one.note}` } : one),
          ),
          {
            defaultValue: driverId,
            onChange: ({ target }) => {
              setDriver(target.value)
              onChoice()
            },
          },
        )}
        {choice('unitId', units.map(option), { defaultValue: unitId, onChange: onChoice })}
        {children}
      </div>
      {note && <p className="text-sm text-ink-muted">{note}</p>}
    </div>
  )
}
