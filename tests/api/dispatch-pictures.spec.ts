import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { makeDriver, makeUnit } from '../support/access/world'
import { expect, test } from '../support/api-test'
import { badPictures } from '../support/pictures'
import { pictureFile } from '../support/picture-file'
import { dayFromToday, demoAccount, makeVehicle, siteDatabase } from '../support/site-database'

const driverFields = () => ({
  ...{ name: 'Chaltu Gemechu', phone: '0911400199', licence: `AA ${randomUUID()}` },
  ...{ licenceUntil: '2032-05-01', languages: 'or,am', drivesSince: '2017', active: 'true' },
  daysOff: dayFromToday(3),
})

async function unitFields() {
  const { id: vehicleId } = await makeVehicle(3)
  return { vehicleId, plate: `AA 3 ${randomUUID().slice(0, 8).toUpperCase()}`, active: 'false' }
}

type Fields = Record<string, string>

/** What both nouns have in common: their address, what is sent as a form, and a record that somebody else made. */
const nouns = {
  driver: {
    path: '/api/drivers',
    fields: async (): Promise<Fields> => driverFields(),
    read: { languages: ['am', 'or'], drivesSince: 2017, active: true, daysOff: [dayFromToday(3)] },
    make: () => makeDriver(siteDatabase),
  },
  unit: {
    path: '/api/units',
    fields: async (): Promise<Fields> => unitFields(),
    read: { active: false },
    make: async () => makeUnit(siteDatabase, (await makeVehicle()).id),
  },
} as const

const statusOf = async (request: APIRequestContext, url: string) => (await request.get(url)).status()

for (const [noun, { path, fields, read, make }] of Object.entries(nouns)) {
  test(`the picture of a ${noun} comes in a form, is replaced, taken away, and goes with its record`, async ({
    request,
  }) => {
    await request.post('/api/login', { data: demoAccount('subadmin') })
    const sent = await fields()
    const posted = await request.post(path, { multipart: { ...sent, image: await pictureFile() } })
    expect(posted.status()).toBe(201)
    const made = (await posted.json())[noun]
    expect(made).toMatchObject({ ...read, image: expect.stringMatching(`^/files/${noun}-[0-9a-f]{24}-`) })
    expect(await statusOf(request, made.image)).toBe(200)

    const one = `${path}/${made._id}`
    const put = async (data: object) => (await (await request.put(one, { data })).json())[noun]
    expect(await put({ ...made, phone: '0911400177' })).toMatchObject({ image: made.image })
    const replaced = await request.put(one, { multipart: { ...sent, image: await pictureFile() } })
    const { image } = (await replaced.json())[noun]
    expect(image).not.toBe(made.image)
    expect([await statusOf(request, made.image), await statusOf(request, image)]).toEqual([404, 200])
    expect(await put({ ...made, image: null })).toMatchObject({ image: null })
    expect(await statusOf(request, image)).toBe(404)
    expect(await (await request.get(one)).json()).toMatchObject({ image: null })

    const again = await request.put(one, { multipart: { ...sent, image: await pictureFile() } })
    const last = (await again.json())[noun].image
    const elsewhere = await request.put(one, { data: { ...made, image: 'https://example.com/a.jpg' } })
    expect([elsewhere.status(), (await elsewhere.json()).fields]).toMatchObject([400, { image: /./ }])
    expect(await statusOf(request, last)).toBe(200)
    expect((await request.delete(one)).status()).toBe(200)
    expect(await statusOf(request, last)).toBe(404)
  })

  test(`a file that is no picture of a ${noun} is refused, and nothing is changed`, async ({ request }) => {
    await request.post('/api/login', { data: demoAccount('subadmin') })
    const { id } = await make()
    const before = await (await request.get(`${path}/${id}`)).json()
    for (const [code, bad] of new Map(badPictures.map(([, code, bad]) => [code, bad]))) {
      const { name, bytes } = await bad()
      const multipart = { ...(await fields()), image: { name, mimeType: 'image/png', buffer: bytes } }
      for (const [method, address] of [
        ['POST', path],
        ['PUT', `${path}/${id}`],
      ] as const) {
        const answer = await request.fetch(address, { method, multipart })
        expect((await answer.json()).code, `${method} ${address}`).toBe(code)
      }
      const { plate = '', licence = '' } = multipart as Fields & typeof multipart
      expect(await siteDatabase.unit.count({ where: { plate } })).toBe(0)
      expect(await siteDatabase.driver.count({ where: { licence } })).toBe(0)
    }
    expect(await (await request.get(`${path}/${id}`)).json()).toEqual(before)
  })
}
