/*
 * Keeps the public pages that were last seen, so that they can be read without a line (docs/decisions/offline.md).
 * It keeps only what the server marks with `X-Offline-Reading`, and never an answer to somebody who is signed in. The one
 * page of a person is that of a driver's link: the newest alone, until its link is refused.
 * A new version of this file takes over at once; a change of what is kept needs new names of the caches.
 */
const PAGES = 'drive-pages-1'
const FILES = 'drive-files-1'
/** The page itself knows it by this name (components/dispatch/duty-line.ts). */
const DUTY = 'drive-duty-1'
const MOST_PAGES = 40
const MOST_FILES = 160
/** A copy fetched beside a page that was reached without its document is good for a day. */
const COPY_MS = 24 * 60 * 60 * 1000

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
  else if (isPageWithoutDocument(request)) event.waitUntil(copyPage(url).catch(() => undefined))
  else if (isKeptFile(url)) event.respondWith(answerFile(event))
})

// A driver's page that was opened before the worker looked after it asks to be kept.
self.addEventListener('message', (event) => {
  const address = event.data?.keep
  if (typeof address === 'string' && isDuty(address)) event.waitUntil(fetchDuty(withoutHash(address)))
})

/** Keeps the pages that are open while the worker is put in, and the page for pages that were never seen. */
async function prepare() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = open.map(({ url }) => url)
  await Promise.allSettled(
    addresses.flatMap((address) =>
      isDuty(address)
        ? [fetchDuty(withoutHash(address))]
        : [copyPage(new URL(address)), keepOfflinePage(address)],
    ),
  )
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('drive-') && ![PAGES, FILES, DUTY].includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The network first; without it the page as last seen, else the page that says how to reach us. */
async function answerPage(event) {
  const address = withoutHash(event.request.url)
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepAnswer(address, response.clone()).catch(() => undefined))
    return response
  } catch {
    const pages = await caches.open(PAGES)
    return (
      (await (await caches.open(DUTY)).match(address)) ??
      (await pages.match(address)) ??
      (await pages.match(offlinePageFor(address))) ??
      (await pages.match(offlinePageFor(self.location.origin))) ??
      Response.error()
    )
  }
}

async function keepAnswer(address, response) {
  const mark = response.headers.get('X-Offline-Reading')
  if (isDuty(address) && response.status === 404) await caches.delete(DUTY)
  if (response.status !== 200 || response.redirected || !mark) return
  if (mark === 'own') return keepPage(address, response, { name: DUTY, most: 1 })
  if (mark === 'copy') await copyPage(new URL(address))
  else await keepPage(address, response)
  await keepOfflinePage(address)
}

/**
 * Keeps a page that came without its document (a link inside the site) or with it for somebody who is signed in: asked
 * for once more without cookies, so that nothing of a person can be in it.
 */
async function copyPage(url) {
  url.searchParams.delete('_rsc')
  const address = withoutHash(url.href)
  const kept = await (await caches.open(PAGES)).match(address)
  const age = Date.now() - Date.parse(kept?.headers.get('Date') ?? '')
  if (age < COPY_MS || navigator.connection?.saveData) return
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

async function fetchDuty(address) {
  await keepAnswer(address, await fetch(address)).catch(() => undefined)
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

/** Keeps an answer as the newest and lets go of the oldest ones. */
async function keep(name, address, response, most) {
  const cache = await caches.open(name)
  await cache.delete(address)
  await cache.put(address, response)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)))
}

function withoutHash(address) {
  return address.split('#')[0]
}
