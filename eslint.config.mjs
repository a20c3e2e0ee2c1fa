import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { defineConfig, globalIgnores } from 'eslint/config'
import path from 'node:path'
import { folderOrder, foldersAbove, isKnownFile } from './scripts/lib/architecture.mjs'

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
  // How a list is searched and paged is pure and part of its schema.
  group: ['@/lib/db/*', '!@/lib/db/search', '!@/lib/db/cursor', '@prisma/*', 'pg'],
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

const noFolderAbove = (file) => ({
  regex: `^(?:@/lib/|(?:\\.\\./)+)(?:${foldersAbove(file).join('|') || '-'})/`,
  message: 'In lib a folder imports only from those before it (scripts/lib/architecture.mjs).',
})

// Services talk to the database; what is read by pages, forms and descriptions does not.
const withoutPrisma = 'lib/**/{*-,}{actions,endpoints,rules,schema}.ts'
const foldersWithoutPrisma = ['core', 'routes', 'site']

const bandsOfLib = folderOrder.flatMap((folder) => {
  const order = noFolderAbove(`lib/${folder}/`)
  const all = foldersWithoutPrisma.includes(folder)
  const files = all ? `lib/${folder}/**` : withoutPrisma.replace('**', `${folder}/**`)
  return [
    { files: [`lib/${folder}/**/*.{ts,tsx}`], rules: restrict(noApp, noComponents, order) },
    { files: [files], ignores: ['lib/**/*.test.ts'], rules: restrict(noApp, noComponents, noPrisma, order) },
  ]
})

const fileKind = {
  create: (context) => ({
    Program(node) {
      const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
      if (isKnownFile(file)) return
      const message = `${file} is of no known kind. Name it in scripts/lib/architecture.mjs, after a thing.`
      context.report({ node, message })
    },
  }),
}

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
  {
    files: ['lib/**/*.{ts,tsx}'],
    ignores: ['lib/**/*.{test,d}.ts'],
    plugins: { house: { rules: { 'file-kind': fileKind } } },
    rules: { 'house/file-kind': 'error' },
  },
  ...bandsOfLib,
  {
    files: ['lib/**/{schema,schemas}.ts'],
    ignores: ['lib/vehicles/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.type='MemberExpression'][callee.property.name!='literal'] > Literal.arguments[value=/^[a-z]+([A-Z][a-z]+)+$/]",
          message: 'Name what is said at a field with key(…), so that a wrong word does not compile.',
        },
        {
          selector: 'Property[key.name=/^(error|message)$/] > Literal',
          message: 'Name what is said at a field with key(…), so that a wrong word does not compile.',
        },
      ],
    },
  },
  { files: ['lib/auth/guard.ts'], rules: restrict(noApp, noComponents, noFolderAbove('lib/auth/guard.ts')) },
  { files: ['middleware.ts'], rules: restrict(noApp, noComponents, noPrisma) },
  // The health check asks the database itself, on purpose past every service.
  { files: ['app/api/endpoints.ts'], rules: restrict() },
  // Commands talk to a terminal.
  { files: ['scripts/**', 'tools/**'], rules: { 'no-console': 'off' } },
  // They work by an `await` of the module, before which a `const` below it has no value yet; a function has.
  {
    files: ['scripts/*.ts', 'tools/**/*.ts'],
    rules: { '@typescript-eslint/no-use-before-define': ['error', { functions: false, typedefs: false }] },
  },
  {
    files: ['scripts/**', 'tools/**', 'prisma/**', 'tests/**', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
])
