import 'server-only'
import { z } from 'zod'
import { daySchema } from '@/lib/core/schemas'
import { database } from '@/lib/db/client'
import { type BookingMailArgs, bookingMailArgs } from './booking-facts'
import type { TemplateName } from './templates'

type Event = BookingMailArgs['event']

/** What says how a booking stands. The other events say why a payment was refused or returned, which stays true. */
const standing: readonly Event[] = [
  ...(['received', 'reserved', 'offered', 'part-paid', 'payment-claimed'] as const),
  ...(['pending', 'successful', 'changed'] as const),
]
/** What says that it ended, why, and what comes back. */
const ending: readonly Event[] = ['canceled', 'lapsed', 'unpaid', 'offer-expired', 'deleted']

const told = {
  'booking-for-customer': bookingMailArgs.pick({ bookingId: true, event: true }),
  'driver-changed': z.object({ bookingId: z.uuid(), date: daySchema }),
  'duty-changed': z.object({
    date: daySchema,
    isGiven: z.boolean(),
    link: z.object({ driverId: z.uuid() }).optional(),
  }),
} as const satisfies Partial<Record<TemplateName, z.ZodType>>

const isToldAnew = (template: string): template is keyof typeof told => Object.hasOwn(told, template)

type Mail = { template: string; args: unknown; recipient: string; createdAt: Date }

/**
 * Whether a person was sent a later mail that says anew what this one says: how a booking stands, who drives it on a day, or that a
 * driver has no trips on a day. Whoever reads this one after it would go by what is over.
 */
export async function isOvertaken({ template, args, recipient, createdAt }: Mail): Promise<boolean> {
  if (!isToldAnew(template)) return false
  const mail = told[template].safeParse(args).data
  if (!mail) return false
  const same = 'bookingId' in mail ? (['bookingId', mail.bookingId] as const) : (['date', mail.date] as const)
  const later = await database().outboxMail.findMany({
    where: {
      ...{ template, recipient, state: 'sent', createdAt: { gt: createdAt } },
      args: { path: [same[0]], equals: same[1] },
    },
    select: { args: true },
  })
  return later.some((one) => saysAnew(mail, told[template].safeParse(one.args).data))
}

type Told = z.output<(typeof told)[keyof typeof told]>

function saysAnew(mail: Told, later: Told | undefined): boolean {
  if (!later) return false
  if ('isGiven' in mail) {
    // All trips of the day are taken at once.
    const isTaken = 'isGiven' in later && !later.isGiven && later.link?.driverId === mail.link?.driverId
    return mail.isGiven && isTaken
  }
  if ('date' in mail) return 'date' in later && later.date === mail.date
  if (!('event' in later)) return false
  if (ending.includes(mail.event)) return standing.includes(later.event)
  return standing.includes(mail.event) && [...standing, ...ending].includes(later.event)
}
