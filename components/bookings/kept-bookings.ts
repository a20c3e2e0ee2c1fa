/** Where `public/sw.js` keeps the pages of a person's bookings. */
const keptBookingsCache = 'drive-bookings-1'

export interface KeptBooking {
  address: string
  /** What is booked, its code and its day, in the language of the kept page. */
  title: string
}

/** The bookings that this device keeps for reading without a line, the last seen first; none where it keeps nothing. */
export async function readKeptBookings(): Promise<KeptBooking[]> {
  if (!('caches' in window) || !(await caches.has(keptBookingsCache))) return []
  const cache = await caches.open(keptBookingsCache)
  const requests = await cache.keys()
  const kept = await Promise.all(
    requests.map(async (request) => {
      const page = new DOMParser().parseFromString(
        (await (await cache.match(request))?.text()) ?? '',
        'text/html',
      )
      const title = page.querySelector<HTMLMetaElement>('meta[name="offline-title"]')?.content
      return title ? [{ address: request.url, title }] : []
    }),
  )
  return kept.flat().toReversed()
}

/** Removes them, for whoever signs out. */
export function forgetKeptBookings(): void {
  if ('caches' in window) void caches.delete(keptBookingsCache).catch(() => false)
}

/** Has the worker keep the open page, where it did not look after it yet when it was loaded. */
export async function keepThisBooking(): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: location.href })
}
