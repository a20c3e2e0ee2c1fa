import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Only Prisma's own migrate commands need an address; generating the client does not.
  ...(process.env.DATABASE_URL && { datasource: { url: process.env.DATABASE_URL } }),
})
