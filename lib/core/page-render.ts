import { AsyncLocalStorage } from 'node:async_hooks'

/** By which the middleware tells a page, and the frame around it, at which address of the site it was asked for. */
export const askedAddressHeader = 'x-asked-address'

/** What the server and the rendering of one page tell each other. */
export type PageRender = {
  /** Whether the page is rendered for everybody: asked for without cookies, and kept (docs/decisions/rendering.md). */
  readonly isShared: boolean
  /** The record that the address names does not exist: the page says so and is answered with 404. */
  isMissing: boolean
  /** What was sent to the page as a form cannot be read, or was cut off. */
  isFormBroken: boolean
  /** Under which the log tells why the page failed. */
  failure: string | null
  readsDatabase: boolean
  readsSession: boolean
}

// The server, the middleware and the pages are bundled apart and share one storage.
const shared: typeof globalThis & { entotoPageRenders?: AsyncLocalStorage<PageRender> } = globalThis
const renders = (shared.entotoPageRenders ??= new AsyncLocalStorage<PageRender>())

/** Starts the notes of one page. */
export function newPageRender({ isShared }: Pick<PageRender, 'isShared'>): PageRender {
  return {
    isShared,
    isMissing: false,
    isFormBroken: false,
    failure: null,
    readsDatabase: false,
    readsSession: false,
  }
}

/** Runs what renders a page; whatever it awaits or starts finds these notes again. */
export function withPageRender<Result>(render: PageRender, run: () => Result): Result {
  return renders.run(render, run)
}

/** The notes of the page that is being rendered; none in a job, an API handler or a test. */
export function currentPageRender(): PageRender | undefined {
  return renders.getStore()
}

/** Makes the page that is being rendered answer 404 (docs/decisions/not-found.md). */
export function markRecordMissing(): void {
  const render = renders.getStore()
  if (render) render.isMissing = true
}

/** Makes the page that is being answered say 400 where it would have failed. */
export function markFormBroken(): void {
  const render = renders.getStore()
  if (render) render.isFormBroken = true
}

/** Notes the digest under which the failure of the page that is being rendered is logged. */
export function markPageFailed(digest: string): void {
  const render = renders.getStore()
  if (render) render.failure ??= digest
}

/** Notes that the page that is being rendered shows what the database holds. */
export function markDatabaseRead(): void {
  const render = renders.getStore()
  if (render) render.readsDatabase = true
}

/** Notes that the page that is being rendered asked who is signed in. */
export function markSessionRead(): void {
  const render = renders.getStore()
  if (render) render.readsSession = true
}
