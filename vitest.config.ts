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
    server: { deps: { inline: [/next-intl/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,scripts,tools}/**/*.test.ts', 'tests/guards/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts'],
          // Guards read every source file; on a busy machine that takes its time.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['lib/**/*.integration.test.ts', 'tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/database-template.ts'],
          setupFiles: ['tests/support/own-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
