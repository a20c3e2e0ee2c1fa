import { defineConfig } from '@playwright/test'

const onPhone = ['**/appearance.spec.ts', '**/main-flow.spec.ts']

// Started by `npm test`, which brings the site, its database and a browser (scripts/lib/test-parts.ts).
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    // Neither UTC nor Addis Ababa: a date that leans on the reader's clock shows here.
    timezoneId: 'America/New_York',
    locale: 'en-US',
    // What a worker keeps would hide what the server says; the tests of reading offline let it in.
    serviceWorkers: 'block',
    // A trace costs every test a seventh of its time: `PLAYWRIGHT_TRACE=1` keeps those of tests that fail.
    trace: process.env.PLAYWRIGHT_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'api', testDir: 'tests/api' },
    // Asks whether those before it have met everything that the description promises.
    { name: 'described', testDir: 'tests/described', dependencies: ['api'] },
    { name: 'fuzz', testDir: 'tests/fuzz' },
    { name: 'desktop', testDir: 'tests/e2e', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: onPhone,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
