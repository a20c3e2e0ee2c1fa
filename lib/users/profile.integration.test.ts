import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitor, type SignedInActor } from '@/lib/auth/permissions'
import { verifyPassword } from '@/lib/auth/password'
import { database } from '@/lib/db/client'
import { changeBooking } from '@/lib/bookings/change-booking'
import { removeBooking, setBookingStatus } from '@/lib/bookings/mutations'
import { createBooking } from '@/lib/bookings/reserve'
import { decidePayment, refundPayment } from '@/lib/payments/mutations'
import { listPayments } from '@/lib/payments/queries'
import {
  dayFromToday,
  makeActor,
  makeVehicle,
  orderFor,
  pictureFile,
  testPassword,
} from '@/tests/support/factories'
import { dateOfDay } from '@/lib/core/day'
import { changeOwnAvatar, changeOwnPassword, removeOwnAvatar, updateOwnProfile } from './mutations'
import { getDeletionLoss, getOwnProfileScreen } from './queries'
import { profileInput } from './schema'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'entoto-avatars-'))
  process.env.DATA_DIR = folder
})
afterAll(() => rm(folder, { recursive: true }))

async function book(actor: SignedInActor, status: 'pending' | 'successful' | 'canceled') {
  const { id } = await makeVehicle()
  const booking = await createBooking(actor, {
    input: orderFor(id),
    locale: 'en',
  })
  if (status !== 'pending') await database().booking.update({ where: { id: booking.id }, data: { status } })
  return booking.id
}

const signIns = (actor: SignedInActor) => database().session.count({ where: { userId: actor.id } })

async function signInTwice(actor: SignedInActor) {
  const expiresAt = new Date(Date.now() + 60_000)
  await database().session.createMany({
    data: [
      { userId: actor.id, expiresAt },
      { userId: actor.id, expiresAt },
    ],
  })
}

describe('one’s own profile', () => {
  it('counts the real bookings, and rates from three decided ones on', async () => {
    const actor = await makeActor()
    for (const status of ['pending', 'successful', 'canceled'] as const) await book(actor, status)
    await book(await makeActor(), 'successful')
    expect(await getOwnProfileScreen(actor)).toMatchObject({ transactions: 3, rating: null })
    await book(actor, 'successful')
    const profile = await getOwnProfileScreen(actor)
    expect(profile).toMatchObject({ transactions: 4, rating: 67, hasPassword: true, email: actor.email })
    expect(Date.now() - Date.parse(profile.createdAt)).toBeLessThan(60_000)
    expect(JSON.stringify(profile)).not.toMatch(/argon2/)
  })

  it('tells what a deletion of the account would take along: confirmed trips that are not over', async () => {
    const actor = await makeActor()
    for (const status of ['pending', 'successful', 'canceled'] as const) await book(actor, status)
    const past = await book(actor, 'successful')
    const yesterday = dateOfDay(dayFromToday(-1))
    await database().booking.update({ where: { id: past }, data: { day: yesterday, lastDay: yesterday } })
    expect(await getOwnProfileScreen(actor)).toMatchObject({ confirmedAhead: 1 })
  })

  it('tells whether money of theirs is still to be checked or sent back', async () => {
    const [actor, admin] = [await makeActor(), await makeActor('admin')]
    const isOpen = async () => {
      const loss = await getDeletionLoss(admin, actor.id)
      expect(await getOwnProfileScreen(actor)).toMatchObject(loss)
      return loss.hasOpenMoney
    }
    const id = await book(actor, 'pending')
    const [claim] = await listPayments(admin, id)
    expect(await isOpen()).toBe(true)
    await decidePayment(admin, { id: claim?.id ?? '', decision: { state: 'confirmed', reason: null } })
    expect(await isOpen()).toBe(false)
    await setBookingStatus(admin, { id, status: 'canceled', cause: 'unavailable' })
    expect(await isOpen()).toBe(true)
    const refund = { amount: 350_000, reference: null, reason: 'Canceled' }
    await refundPayment(admin, { id: claim?.id ?? '', refund })
    expect(await isOpen()).toBe(false)
  })

  it('in another language turns the mails about earlier bookings, and in the same one leaves them', async () => {
    const actor = await makeActor()
    const { id: vehicleId } = await makeVehicle()
    const { id } = await createBooking(actor, { input: orderFor(vehicleId), locale: 'om' })
    const bookingAfter = async (locale: string) => {
      const person = { firstName: 'Hana', lastName: 'Bekele', phone: '' }
      await updateOwnProfile(actor, profileInput.parse({ ...person, locale }))
      const select = { locale: true, version: true } as const
      return database().booking.findUniqueOrThrow({ where: { id }, select })
    }
    const before = await bookingAfter('en')
    expect(before.locale).toBe('om')
    // Nobody who read the booking before is told to read it again.
    expect(await bookingAfter('am')).toEqual({ ...before, locale: 'am' })
  })

  it('rates a deleted booking by what it was', async () => {
    const [actor, admin] = [await makeActor(), await makeActor('admin')]
    const made = []
    for (const status of ['pending', 'successful', 'successful', 'canceled'] as const)
      made.push(await book(actor, status))
    const shown = async () => {
      const { transactions, rating } = await getOwnProfileScreen(actor)
      return { transactions, rating }
    }
    expect(await shown()).toEqual({ transactions: 4, rating: 67 })
    for (const id of made) await removeBooking(admin, id)
    expect(await shown()).toEqual({ transactions: 4, rating: 67 })
  })

  it('is changed by its owner, and only name, phone and language', async () => {
    const actor = await makeActor()
    const input = profileInput.parse({
      firstName: ' Hana ',
      lastName: 'Bekele',
      phone: '0911 22 33 44',
      locale: 'om',
      role: 'admin',
      email: 'other@example.com',
    })
    await updateOwnProfile(actor, input)
    expect(await getOwnProfileScreen(actor)).toMatchObject({
      firstName: 'Hana',
      lastName: 'Bekele',
      phone: '+251911223344',
      locale: 'om',
      role: 'user',
      email: actor.email,
    })
  })

  it('is nobody else’s', async () => {
    const input = { currentPassword: testPassword, newPassword: 'Another-horse-8' }
    const person = profileInput.parse({ firstName: 'A', lastName: 'B', phone: '', locale: 'en' })
    for (const call of [
      getOwnProfileScreen(visitor),
      updateOwnProfile(visitor, person),
      changeOwnPassword(visitor, input),
      removeOwnAvatar(visitor),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  })
})

describe('a new password', () => {
  it('replaces the old one and ends every session and reset link', async () => {
    const actor = await makeActor()
    await signInTwice(actor)
    const expiresAt = new Date(Date.now() + 60_000)
    const link = {
      userId: actor.id,
      email: actor.email,
      purpose: 'reset_password' as const,
      tokenHash: randomUUID(),
      expiresAt,
    }
    await database().verificationToken.create({ data: link })
    await changeOwnPassword(actor, { currentPassword: testPassword, newPassword: 'Another-horse-8' })
    const { passwordHash } = await database().user.findUniqueOrThrow({ where: { id: actor.id } })
    expect(await verifyPassword(passwordHash, 'Another-horse-8')).toBe(true)
    expect(await signIns(actor)).toBe(0)
    expect(await database().verificationToken.count({ where: { userId: actor.id } })).toBe(0)
  })

  it('is told where the address is confirmed, in case it was somebody else', async () => {
    const input = { currentPassword: testPassword, newPassword: 'Another-horse-8' }
    for (const emailConfirmedAt of [new Date(), null]) {
      const actor = await makeActor()
      await database().user.update({ where: { id: actor.id }, data: { emailConfirmedAt } })
      await changeOwnPassword(actor, input)
      const told = await database().outboxMail.findMany({
        where: { recipient: actor.email, template: 'password-changed' },
        select: { args: true },
      })
      expect(told).toMatchObject(emailConfirmedAt ? [{ args: { isOwn: true } }] : [])
    }
  })

  it('asks for the old one, and not without end', async () => {
    const actor = await makeActor()
    await signInTwice(actor)
    const guess = () => changeOwnPassword(actor, { currentPassword: 'wrong', newPassword: 'Another-horse-8' })
    for (let turn = 0; turn < 10; turn++) {
      await expect(guess()).rejects.toMatchObject({ fields: { currentPassword: 'passwordWrong' } })
    }
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
    expect(await signIns(actor)).toBe(2)
  })

  it('that everybody tries first is refused', async () => {
    const actor = await makeActor()
    const change = changeOwnPassword(actor, { currentPassword: testPassword, newPassword: 'Password123' })
    await expect(change).rejects.toMatchObject({ fields: { newPassword: 'passwordCommon' } })
  })
})

describe('a picture of oneself', () => {
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.includes('avatar'))

  it('is shown on the profile and on the bookings, and its predecessor’s files are removed', async () => {
    const actor = await makeActor()
    const booking = await book(actor, 'pending')
    await changeOwnAvatar(actor, await pictureFile('green'))
    const first = await files()
    await changeOwnAvatar(actor, await pictureFile('red'))
    const { avatar } = await getOwnProfileScreen(actor)
    expect(avatar).toMatch(/^\/files\/avatar-/)
    const { customerAvatar } = await database().booking.findUniqueOrThrow({ where: { id: booking } })
    expect(customerAvatar).toBe(avatar)
    expect(await files()).toHaveLength(first.length)

    await removeOwnAvatar(actor)
    expect((await getOwnProfileScreen(actor)).avatar).toBeNull()
    expect(await files()).toEqual([])
  })

  it('is no change of a booking, whose form stays good', async () => {
    const actor = await makeActor()
    const id = await book(actor, 'pending')
    const { version } = await database().booking.findUniqueOrThrow({ where: { id } })
    await changeOwnAvatar(actor, await pictureFile('blue'))
    const input = { version, destination: 'Adama' }
    expect((await changeBooking(actor, { id, input })).destination).toBe('Adama')
  })

  it('must be a picture', async () => {
    const actor = await makeActor()
    const change = changeOwnAvatar(actor, new File(['hello'], 'me.png', { type: 'image/png' }))
    await expect(change).rejects.toMatchObject({ fields: { image: 'pictureType' } })
  })
})
