import { useTranslations } from 'next-intl'
import { luggageSize, mostBagsDrawn, seatPlanOf, seatPlanSize } from '@/lib/vehicles/room-rules'
import type { TripVehicle } from '@/lib/vehicles/trip-vehicle'

interface VehicleRoomProps {
  vehicle: Pick<TripVehicle, 'kind' | 'category' | 'seats' | 'bags'>
}

/** Where people sit in a vehicle and what luggage it takes, drawn; nothing where staff said neither. */
export function VehicleRoom({ vehicle }: VehicleRoomProps) {
  const t = useTranslations('VehicleRoom')
  const { kind, seats, bags } = vehicle
  const plan = seatPlanOf(kind, vehicle)
  const hasLuggage = bags !== null && bags > 0 && bags <= mostBagsDrawn
  if (!plan && !hasLuggage) return null
  return (
    <section aria-labelledby="room" className="grid gap-4 border-t border-line pt-6">
      <h2 id="room" className="text-xl text-ink">
        {t('title')}
      </h2>
      <div className="grid grid-cols-[3fr_2fr] gap-4">
        {plan && (
          <RoomFigure file={plan} size={seatPlanSize}>
            {t(kind, { count: seats ?? 0 })} {t('driverSeat')}
          </RoomFigure>
        )}
        {hasLuggage && (
          <RoomFigure file={`luggage-${bags}`} size={luggageSize}>
            {t('luggage', { count: bags })}
          </RoomFigure>
        )}
      </div>
    </section>
  )
}

interface RoomFigureProps {
  file: string
  size: { width: number; height: number }
  /** Says what the drawing shows. */
  children: React.ReactNode
}

function RoomFigure({ file, size, children }: RoomFigureProps) {
  return (
    <figure className="grid grid-rows-[1fr_auto] gap-2">
      <div className="grid place-items-center rounded-lg bg-stage p-3 sm:p-4">
        {/* A drawing of two kilobytes: nothing for an optimiser to do. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img
          src={`/drawings/${file}.svg`}
          alt=""
          {...size}
          loading="lazy"
          decoding="async"
          className="h-auto w-full max-w-80"
        />
      </div>
      <figcaption className="text-sm text-ink-muted">{children}</figcaption>
    </figure>
  )
}
