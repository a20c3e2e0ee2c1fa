import { expect, test } from '@playwright/test'
import { isLongRun } from '../support/long-run'
import {
  bookingsOf,
  endHolds,
  fsyncOf,
  heldTooLong,
  mailsTwice,
  mailsWithoutJob,
  makeOrders,
  ordersEach,
  sendOrder,
  signedInPeople,
} from '../support/many-orders'
import { openOwnSite, type OwnSite } from '../support/own-site'

const peopleCount = isLongRun ? 20 : 6
const times = isLongRun ? 20 : 1
const count = peopleCount * ordersEach

// One after another: both tests need the same site, and nothing else should run beside two kills.
test.describe.configure({ mode: 'default', timeout: times * 180_000 + 120_000 })

let site: OwnSite
test.beforeAll(async () => {
  site = await openOwnSite()
})
test.afterAll(() => site.close())

for (const victim of ['server', 'database'] as const) {
  test(`bookings that were answered survive kill -9 of the ${victim} in the middle of ${count}, ${times} times`, async ({
    playwright,
  }) => {
    expect(await fsyncOf(site.databaseUrl())).toEqual([{ fsync: 'on' }])
    const { url } = site
    const people = await signedInPeople(playwright, {
      url,
      databaseUrl: site.databaseUrl(),
      count: peopleCount,
    })
    for (let time = 1; time <= times; time++) {
      const { vehicleId, orders } = await makeOrders(site.databaseUrl(), people)
      // Somewhere in the middle, another place each time.
      const killAfter = Math.round(count * (0.1 + Math.random() * 0.5))
      let answered = 0
      let killing: Promise<void> | undefined
      const first = await Promise.all(
        orders.map(async (order) => {
          const id = await sendOrder(order)
          if (id && ++answered === killAfter) killing = site.kill(victim)
          return id
        }),
      )
      await killing
      expect(answered).toBeGreaterThanOrEqual(killAfter)
      // The kill came in the middle: not everybody got an answer.
      expect(answered).toBeLessThan(count)
      await site.restart()
      expect(await mailsWithoutJob(site.databaseUrl())).toBe(0)
      const kept = await bookingsOf(site.databaseUrl(), vehicleId)
      const keptIds = new Set(kept.map(({ id }) => id))
      const lost = first.filter((id) => id !== null && !keptIds.has(id))
      const twice = kept.length - new Set(kept.map(({ destination }) => destination)).size
      expect({ lost, twice }).toEqual({ lost: [], twice: 0 })

      // The same requests again, as a phone on a bad line would send them: each makes one booking in all.
      const second = await Promise.all(orders.map(sendOrder))
      first.forEach((id, index) => id && expect(second[index]).toBe(id))
      const all = (await bookingsOf(site.databaseUrl(), vehicleId)).map(({ id }) => id)
      expect(all.toSorted()).toEqual(second.toSorted())
      expect(all).toHaveLength(count)

      // Half of them are not paid in time; the kill comes while they lose their places.
      const databaseUrl = site.databaseUrl()
      const ended = await endHolds(databaseUrl, vehicleId)
      expect(ended).toBe(count / 2)
      await expect.poll(() => heldTooLong(databaseUrl), { intervals: [5] }).toBeLessThan(ended)
      await site.kill(victim)
      await site.restart()
      const left = await heldTooLong(site.databaseUrl())
      // The site looks for them every minute by itself; a short run does not wait for that.
      if (!isLongRun) await endHolds(site.databaseUrl(), vehicleId)
      await expect.poll(() => heldTooLong(site.databaseUrl()), { timeout: 90_000 }).toBe(0)
      const after = await bookingsOf(site.databaseUrl(), vehicleId)
      expect(after.filter(({ status }) => status === 'pending')).toHaveLength(count - ended)
      expect(await mailsTwice(site.databaseUrl())).toEqual([])
      process.stdout.write(
        `  ${time}. kill of the ${victim}: ${answered} of ${count} answered with 201, ${lost.length} of them lost, ` +
          `${twice} twice; ${kept.length} in the database, ${all.length} after sending all again; ` +
          `${ended} holds ended, ${left} of them after the second kill\n`,
      )
    }
  })
}
