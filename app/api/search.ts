import * as operations from '@/lib/search/endpoints'
import { findRecords } from '@/lib/search/queries'
import { defineEndpoint } from '@/lib/server/endpoint'

/** The search over everything. */
export const searchEndpoints = [
  defineEndpoint(operations.searchEverything, async ({ actor, query: { q }, locale }) => ({
    body: await findRecords(actor, { q, locale }),
  })),
]
