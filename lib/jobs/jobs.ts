import 'server-only'
import { deliverDueMails } from '@/lib/mail/deliver'
import { configuredTransport } from '@/lib/mail/transport'
import { checkReceipts } from './check-receipts'
import { lapseBookings } from './lapse-bookings'
import { removeExpired } from './retention'

export type Job = {
  name: string
  everySeconds: number
  /** Does the work; `signal` asks to come to an end soon. May fail: it is run again when it is next due. */
  run: (signal: AbortSignal) => Promise<void>
  /** For work that shares itself out between processes; every other job is run by one process for all. */
  inEveryProcess?: boolean
}

/** What the server does by itself, beside answering requests. */
export const jobs: readonly Job[] = [
  {
    name: 'send-mails',
    everySeconds: 3,
    inEveryProcess: true,
    run: async (signal) => {
      const transport = configuredTransport()
      if (transport) await deliverDueMails(transport, signal)
    },
  },
  { name: 'lapse-bookings', everySeconds: 300, run: async (signal) => void (await lapseBookings(signal)) },
  { name: 'check-receipts', everySeconds: 20, run: async () => void (await checkReceipts(new Date())) },
  { name: 'remove-expired', everySeconds: 3600, run: removeExpired },
]
