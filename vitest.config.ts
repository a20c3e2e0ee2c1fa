import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@': pathOf('.'),
      // Outside a bundler the package throws by design; its empty twin is what a server gets.
      'server-only': pathOf('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    pool: 'forks',
    // Neither UTC nor Addis Ababa: a date that leans on the machine's clock shows here.
    env: { TZ: 'America/New_York', LOG_LEVEL: 'silent' },
    // A test that hangs fails as well later; one that hashes hundreds of passwords takes its time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    server: { deps: { inline: [/next-intl/] } },
    // One file after another in a process; `own-modules.ts` gives each what isolation is for.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,scripts,tools}/**/*.test.ts', 'tests/guards/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts'],
          setupFiles: ['tests/support/own-modules.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['lib/**/*.integration.test.ts', 'tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database-template.ts'],
          setupFiles: ['tests/support/own-modules.ts', 'tests/support/own-database.ts'],
          maxWorkers: 2,
        },
      },
    ],
  },
})
