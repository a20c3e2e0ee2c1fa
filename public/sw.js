/*
 * Keeps the public pages that were last seen, so that they can be read without a line (docs/decisions/offline.md).
 * It keeps only what the server marks with `X-Offline-Reading`. Of a person there are two pages. That of a driver's link: the
 * newest alone, until its link is refused. And bookings: until a week after the trip, and only while the pages that come
 * are those of the same person, which `X-Offline-Person` says.
 * A new version of this file takes over at once; a change of what is kept needs new names of the caches.
 */
const PAGES = 'drive-pages-1'
const FILES = 'drive-files-1'
/** The page itself knows it by this name (components/dispatch/duty-line.ts). */
const DUTY = 'drive-duty-1'
/** Pages know it by this name (components/bookings/kept-bookings.ts). */
const BOOKINGS = 'drive-bookings-1'
const MOST_PAGES = 40
const MOST_FILES = 160
const MOST_BOOKINGS = 20
const DAY_MS = 24 * 60 * 60 * 1000
/** Counts what was asked for; whose the page is that was asked for last of those that came. */
let asked = 0
let newest = { order: 0, person: '' }

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(prepare().catch(() => undefined))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (isPageWithoutDocument(request)) event.respondWith(answerWithoutDocument(event, url))
  else if (isKeptFile(url)) event.respondWith(answerFile(event))
})

// A page of a person that was opened before the worker looked after it asks to be kept.
self.addEventListener('message', (event) => {
  const address = event.data?.keep
  if (typeof address === 'string' && isOwn(address))
    event.waitUntil(fetchOwn(withoutHash(address)).catch(() => undefined))
})

/** Keeps the pages that are open while the worker is put in, and the page for pages that were never seen. */
async function prepare() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = open.map(({ url }) => url)
  await Promise.allSettled(
    addresses.flatMap((address) =>
      isOwn(address)
        ? [fetchOwn(withoutHash(address))]
        : [copyPage(new URL(address)), keepOfflinePage(address)],
    ),
  )
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter(
    (name) => name.startsWith('drive-') && ![PAGES, FILES, DUTY, BOOKINGS].includes(name),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The network first; without it the page as last seen, else the page that says how to reach us. */
async function answerPage(event) {
  const address = withoutHash(event.request.url)
  const order = ++asked
  try {
    const response = await fetch(event.request)
    await forgetOthers(response, order)
    event.waitUntil(keepAnswer(address, response.clone()).catch(() => undefined))
    return response
  } catch {
    await forgetPastBookings()
    const pages = await caches.open(PAGES)
    return (
      (await (await caches.open(DUTY)).match(address)) ??
      (await keptBooking(address)) ??
      (await pages.match(address)) ??
      (await pages.match(offlinePageFor(address))) ??
      (await pages.match(offlinePageFor(self.location.origin))) ??
      Response.error()
    )
  }
}

/** A page that a link inside the site asks for without its document: passed on, and kept as a document beside it. */
async function answerWithoutDocument(event, url) {
  const order = ++asked
  const response = await fetch(event.request)
  await forgetOthers(response, order)
  url.searchParams.delete('_rsc')
  const kept = isOwn(url.href) ? fetchOwn(withoutHash(url.href)) : copyPage(url)
  event.waitUntil(kept.catch(() => undefined))
  return response
}

async function keepAnswer(address, response) {
  const mark = response.headers.get('X-Offline-Reading')
  if (isDuty(address) && response.status === 404) await caches.delete(DUTY)
  if (isBooking(address) && isRefusal(response)) await (await caches.open(BOOKINGS)).delete(address)
  if (response.status !== 200 || response.redirected || !mark) return
  if (mark === 'own' && isBooking(address)) {
    await keepBooking(address, response)
    return keepOfflinePage(address)
  }
  if (mark === 'own') return isDuty(address) && keepPage(address, response, { name: DUTY, most: 1 })
  if (mark === 'copy') await copyPage(new URL(address))
  else await keepPage(address, response)
  await keepOfflinePage(address)
}

/** Whether a page is no longer shown to this person; a redirect that the browser follows itself has the status 0. */
function isRefusal({ status, redirected }) {
  return redirected || [0, 401, 403, 404].includes(status)
}

/** Keeps the page of a booking that says until when; those of staff do not. */
async function keepBooking(address, response) {
  const html = await response.clone().text()
  const until = /<meta name="offline-until" content="([\d-]+)"/.exec(html)?.[1]
  if (!until || isPast(until)) return
  const headers = new Headers(response.headers)
  headers.set('X-Offline-Until', until)
  const kept = new Response(await response.blob(), { status: 200, headers })
  await keepPage(address, kept, { name: BOOKINGS, most: MOST_BOOKINGS })
  // Somebody may have signed out while this was on its way.
  if (isOfAnother(kept)) await (await caches.open(BOOKINGS)).delete(address)
}

/** The kept page of a booking, marked as such: the page itself may believe that it has a line. */
async function keptBooking(address) {
  const kept = await (await caches.open(BOOKINGS)).match(address)
  if (!kept) return undefined
  const html = (await kept.text()).replace('<meta name="offline-at"', '<meta data-kept="" name="offline-at"')
  return new Response(html, { status: 200, headers: kept.headers })
}

function isOfAnother(response) {
  return newest.order > 0 && response.headers.get('X-Offline-Person') !== newest.person
}

/**
 * Lets go of bookings that were kept for another than whom this page is for: signed out meanwhile, or another signed in. What
 * was asked for earlier and comes later tells nothing.
 */
async function forgetOthers(response, order) {
  const person = response.headers.get('X-Offline-Person')
  if (!person || order < newest.order) return
  newest = { order, person }
  await forgetBookings(isOfAnother)
}

async function forgetPastBookings() {
  await forgetBookings((kept) => isPast(kept.headers.get('X-Offline-Until') ?? ''))
}

async function forgetBookings(isGone) {
  if (!(await caches.has(BOOKINGS))) return
  const bookings = await caches.open(BOOKINGS)
  for (const request of await bookings.keys()) {
    const kept = await bookings.match(request)
    if (kept && isGone(kept)) await bookings.delete(request)
  }
}

/** Whether a day, as `2026-11-28`, is over everywhere. */
function isPast(day) {
  return !(Date.parse(day) + 2 * DAY_MS > Date.now())
}

/**
 * Keeps a page that came without its document (a link inside the site) or with it for somebody who is signed in: asked
 * for once more without cookies, so that nothing of a person can be in it. A copy is good for a day.
 */
async function copyPage(url) {
  const address = withoutHash(url.href)
  const kept = await (await caches.open(PAGES)).match(address)
  const age = Date.now() - Date.parse(kept?.headers.get('Date') ?? '')
  if (age < DAY_MS || navigator.connection?.saveData) return
  const response = await fetch(address, {
    credentials: 'omit',
    headers: { Accept: 'text/html', 'Accept-Language': 'en' },
  })
  const isMarked = response.headers.get('X-Offline-Reading') === 'keep'
  if (response.status === 200 && !response.redirected && isMarked) await keepPage(address, response)
}

async function keepOfflinePage(address) {
  await copyPage(new URL(offlinePageFor(address)))
}

/** The page for pages that were never seen, in the language of an address. */
function offlinePageFor(address) {
  const prefix = /^\/(?:am|or)(?=\/|$)/.exec(new URL(address).pathname)?.[0] ?? ''
  return `${self.location.origin}${prefix}/Offline`
}

/** Keeps a page with the scripts, styles, fonts, drawings and the icon it names, which the browser has at hand. */
async function keepPage(address, response, { name, most } = { name: PAGES, most: MOST_PAGES }) {
  const html = await response.clone().text()
  await keep(name, address, response, most)
  const named = [
    ...html.matchAll(/"(\/(?:_next\/static|fonts|drawings)\/[^"\\]+|\/theme\.js|\/icons\/[\w-]+\.svg)/g),
  ]
  const files = await caches.open(FILES)
  for (const address of new Set(named.map(([, file]) => new URL(file, self.location.origin).href))) {
    if (!(await files.match(address))) await keepFile(address, await fetch(address))
  }
}

/** Asks for a page of a person as this person. */
async function fetchOwn(address) {
  const order = ++asked
  const response = await fetch(address, { headers: { Accept: 'text/html' } })
  await forgetOthers(response, order)
  await keepAnswer(address, response)
}

function isOwn(address) {
  return isDuty(address) || isBooking(address)
}

/** The page of a booking itself, by its id or a secret link, and none of the questions that it can ask. */
function isBooking(address) {
  const { pathname, searchParams } = new URL(address)
  const names = [...searchParams.keys()].join()
  return /^(?:\/(?:am|or))?\/YourBooking$/.test(pathname) && (names === 'id' || names === 'key')
}

/** The page of a driver's link, by which it is found again. */
function isDuty(address) {
  const { pathname, searchParams } = new URL(address)
  return /\/Duty$/.test(pathname) && searchParams.has('key')
}

function isPageWithoutDocument({ headers }) {
  return headers.get('RSC') === '1' && !headers.has('Next-Router-Prefetch')
}

/** Pictures of people are no part of a public page. */
function isKeptFile({ pathname }) {
  return /^\/(?:_next\/static|fonts|icons|demo|drawings)\/|^\/files\/vehicle-|^\/theme\.js$/.test(pathname)
}

/** Files whose name changes with their content come from here; others from the network while there is one. */
async function answerFile(event) {
  const files = await caches.open(FILES)
  const kept = await files.match(event.request.url)
  if (kept && /\bimmutable\b/.test(kept.headers.get('Cache-Control') ?? '')) return kept
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepFile(event.request.url, response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

async function keepFile(address, response) {
  const isPublic = /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '')
  if (response.status === 200 && isPublic) await keep(FILES, address, response, MOST_FILES)
}

/**
 * Keeps an answer as the newest and lets go of the oldest ones. The new one takes the place of the old in one step: whoever
 * loses the line meanwhile reads either.
 */
async function keep(name, address, response, most) {
  const cache = await caches.open(name)
  await cache.put(address, response)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)))
}

function withoutHash(address) {
  return address.split('#')[0]
}
