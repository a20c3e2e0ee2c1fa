import { defineConfig } from '@playwright/test'

// One more pair of eyes beside axe, which takes minutes: `npm run test:long -- languages` (CONTRACT section 1).
const onlyLong = process.env.TEST_LONG ? [] : ['**/equal-access.spec.ts']
/** Goes over all pages, and comes first, before the other tests post and book what makes lists and boards longer. */
const everyPage = ['**/every-page.spec.ts', '**/every-office-page.spec.ts']

/**
 * Tests without another language, screen or switch of their own share a tab, which Playwright empties between them. The
 * first page of a new tab costs three times as much time; tests that ask what a cold one does open it themselves.
 */
const inOneTab = { reuseContext: true }

const onDesktop = { ...inOneTab, viewport: { width: 1280, height: 800 } }

/** Playwright's own choice of what is off, as far as it touches a test here: the last list that a browser is given counts. */
const offByPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
]

/** Turn off what a browser does beside showing pages: a page takes two thirds of the processor's time without it. */
const browserSwitches = [
  ...['--no-sandbox', '--disable-dev-shm-usage'],
  // A tab that is emptied between two tests keeps its process, and with it the scripts that were compiled.
  '--process-per-site',
  // With `RenderDocument` each page gets a frame and a compositor of its own, as if it were of another site.
  `--disable-features=RenderDocument,${offByPlaywright.join()}`,
  '--in-process-gpu',
  // What runs for a second is done before its compilers would have made it quicker.
  '--js-flags=--single-threaded,--no-turbofan,--no-maglev',
]

// Started by `npm test`, which brings the site, its database and a browser (scripts/lib/test-parts.ts).
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // For a machine that is busy with more than these tests; what passes does not wait for them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // Neither UTC nor Addis Ababa: a date that leans on the reader's clock shows here.
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // What a worker keeps would hide what the server says; the tests of reading offline let it in.
    serviceWorkers: 'block',
    // A trace costs every test a seventh of its time: `PLAYWRIGHT_TRACE=1` keeps those of tests that fail.
    trace: process.env.PLAYWRIGHT_TRACE ? 'retain-on-failure' : 'off',
    // Of tests that fail, by tests/support/site-test.ts.
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserSwitches,
    },
  },
  projects: [
    { name: 'looks', testDir: 'tests/e2e', testMatch: everyPage, use: onDesktop },
    { name: 'api', testDir: 'tests/api' },
    // Asks whether those before it have met everything that the description promises.
    { name: 'described', testDir: 'tests/described', dependencies: ['api'] },
    { name: 'fuzz', testDir: 'tests/fuzz' },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testIgnore: [...onlyLong, ...everyPage],
      use: onDesktop,
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: '**/main-flow.spec.ts',
      use: { ...inOneTab, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
