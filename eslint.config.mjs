import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'

// The bands of the architecture: app → components → lib. Each message says where the code should go instead.
const noApp = {
  group: ['@/app/*', '**/app/\\[locale\\]/*'],
  message: 'Nothing imports app. Move what is shared to components or lib.',
}
const noComponents = {
  group: ['@/components/*'],
  message: 'lib knows no component. Return plain values and render them in components.',
}
const noPrisma = {
  // How a list is searched and paged is pure and part of its schema; a lock is asked for with its service's transaction.
  group: ['@/lib/db/*', '!@/lib/db/search', '!@/lib/db/cursor', '!@/lib/db/lock', '@prisma/*', 'pg'],
  allowTypeImports: true,
  message: 'Only queries and mutations talk to the database. Add a verb to lib/<noun> and call that.',
}
const noServices = {
  group: [
    '@/lib/**/*{queries,mutations,reserve,list}',
    '@/lib/db/*',
    '@/lib/core/{env,logger}',
    '@/lib/auth/session',
  ],
  allowTypeImports: true,
  message:
    'Components take what a browser may know. Load in the page and pass it as a prop, or use an action.',
}

const restrict = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
})

export default defineConfig([
  globalIgnores([
    '**/.next*/**',
    '.data/**',
    'lib/db/generated/**',
    'next-env.d.ts',
    'messages/*.d.json.ts',
    'docs/api-client/api.d.ts',
    'test-results/**',
  ]),
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    // The plugin's own detection asks a function that ESLint 10 no longer has.
    settings: { react: { version: '19.3' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['app/**/*.{ts,tsx}'], rules: restrict(noPrisma) },
  { files: ['components/**/*.{ts,tsx}'], rules: restrict(noApp, noPrisma, noServices) },
  { files: ['lib/**/*.{ts,tsx}'], rules: restrict(noApp, noComponents) },
  {
    files: [
      'lib/{core,routes,site}/**',
      'lib/**/{*-,}{actions,endpoints,rules,schema,shape}.ts',
      'middleware.ts',
    ],
    ignores: ['lib/**/*.integration.test.ts'],
    rules: restrict(noApp, noComponents, noPrisma),
  },
  // The health check asks the database itself, on purpose past every service.
  { files: ['app/api/endpoints.ts'], rules: restrict() },
  // Commands talk to a terminal.
  { files: ['scripts/**', 'tools/**'], rules: { 'no-console': 'off' } },
  {
    files: ['scripts/**', 'tools/**', 'prisma/**', 'tests/**', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
])
