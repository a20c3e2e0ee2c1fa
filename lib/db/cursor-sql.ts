import 'server-only'
import { readPlace, type Order, type PageRequest } from './cursor'
import { Prisma } from './generated/client'

/** An order of a list that is read by SQL of its own: each column with its expression and the type it is compared in. */
export type SqlOrder<Name extends string = string> = Order<Name> & {
  expressions: readonly { sql: Prisma.Sql; type: 'date' | 'integer' | 'text' | 'timestamptz' }[]
  /** The expression of the id. */
  id: Prisma.Sql
}

/** The parts of a SELECT that read a page of a list: its `conditions` are none, or that of the rows after the cursor. */
export function cursorSql({ order, ...request }: PageRequest & { order: SqlOrder; limit: number }) {
  const { from, descending, skip, take } = readPlace({ order, ...request })
  const expressions = [...order.expressions.map(({ sql }) => sql), order.id]
  const types = [...order.expressions.map(({ type }) => type), 'uuid']
  const to = descending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const past = descending ? Prisma.sql`<` : Prisma.sql`>`
  const values = from?.map((value, index) => Prisma.sql`${value}::${Prisma.raw(types[index] ?? 'text')}`)
  return {
    conditions: values ? [Prisma.sql`(${Prisma.join(expressions)}) ${past} (${Prisma.join(values)})`] : [],
    orderBy: Prisma.join(expressions.map((expression) => Prisma.sql`${expression} ${to}`)),
    skip,
    take,
  }
}
