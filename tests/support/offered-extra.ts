import type { Prisma } from '@/lib/db/generated/client'
import { dayFromToday, siteDatabase } from './site-database'
import { expect } from './site-test'

/** An extra that the site offers: written by this process, it is known there a moment later (docs/decisions/caches.md). */
export async function makeOfferedExtra(vehicleId: string, data: Prisma.ExtraCreateInput) {
  const extra = await siteDatabase.extra.create({ data })
  const query = new URLSearchParams({ vehicleId, date: dayFromToday(30), extras: extra.id })
  const asked = new URL(`/api/quote?${query}`, process.env.E2E_BASE_URL)
  await expect.poll(async () => (await fetch(asked)).status).toBe(200)
  return extra
}
