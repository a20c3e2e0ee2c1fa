import { expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor } from '@/tests/support/factories'
import { removeView, saveView } from './mutations'
import { listSavedViews } from './queries'
import { mostViews } from './rules'
import { savedViewForm } from './schema'

const sent = (name: string, query = 'status=pending&sort=day') =>
  savedViewForm.parse({ name, path: '/SubBookStatus', query })

it('a view is its owner’s alone, and another’s id removes nothing', async () => {
  const [one, other] = [await makeActor('subadmin'), await makeActor('subadmin')]
  await saveView(one, sent('Tomorrow'))
  const [view] = await listSavedViews(one, '/SubBookStatus')
  expect(view).toMatchObject({ name: 'Tomorrow', query: 'sort=day&status=pending' })
  expect(await listSavedViews(other, '/SubBookStatus')).toEqual([])
  expect(await listSavedViews(one, '/BookingDb')).toEqual([])
  expect(await codeOf(removeView(other, view?.id ?? ''))).toBe('NOT_FOUND')
  expect(await removeView(one, view?.id ?? '')).toBe('/SubBookStatus')
  expect(await listSavedViews(one, '/SubBookStatus')).toEqual([])
})

it('a view keeps the list and not the place in it, and one of the same name takes its place', async () => {
  const actor = await makeActor('admin')
  await saveView(actor, sent('Mine', 'after=xyz&open=1&q=Adama&columns=day%2Cstatus'))
  await saveView(actor, sent('Mine', 'q=Bole&before=1'))
  const views = await listSavedViews(actor, '/SubBookStatus')
  expect(views.map(({ name, query }) => [name, query])).toEqual([['Mine', 'q=Bole']])
})

it('a view gets another name, which no other view of its list has, and stays its owner’s alone', async () => {
  const [one, other] = [await makeActor('subadmin'), await makeActor('subadmin')]
  await saveView(one, sent('Tomorow'))
  await saveView(one, sent('Bole', 'q=Bole'))
  const renames =
    (await listSavedViews(one, '/SubBookStatus')).find(({ name }) => name === 'Tomorow')?.id ?? ''
  expect(await codeOf(saveView(other, { ...sent('Mine'), renames }))).toBe('NOT_FOUND')
  expect(await codeOf(saveView(one, { ...sent('Bole'), renames }))).toBe('INVALID_INPUT')
  await saveView(one, { ...sent('Tomorrow', 'q=other'), renames })
  expect(await listSavedViews(one, '/SubBookStatus')).toMatchObject([
    { name: 'Bole', query: 'q=Bole' },
    { id: renames, name: 'Tomorrow', query: 'sort=day&status=pending' },
  ])
})

it('one of two views that get the same name at the same moment is asked for another', async () => {
  const actor = await makeActor('subadmin')
  for (const name of ['One', 'Two']) await saveView(actor, sent(name))
  const ids = (await listSavedViews(actor, '/SubBookStatus')).map(({ id }) => id)
  for (const name of ['Bole', 'Adama', 'Jimma']) {
    const codes = await Promise.all(ids.map((renames) => codeOf(saveView(actor, { ...sent(name), renames }))))
    expect(codes.toSorted()).toEqual(['INVALID_INPUT', 'done'])
  }
})

it('is refused for a list that the role may not enter, and beyond what fits above a list', async () => {
  const actor = await makeActor('subadmin')
  const ofAdmins = savedViewForm.parse({ name: 'Audit', path: '/Audit', query: '' })
  expect(await codeOf(saveView(actor, ofAdmins))).toBe('FORBIDDEN')
  const ofNobody = savedViewForm.parse({ name: 'Home', path: '/Home', query: '' })
  expect(await codeOf(saveView(actor, ofNobody))).toBe('FORBIDDEN')
  for (let count = 1; count <= mostViews; count++) await saveView(actor, sent(`View ${count}`))
  expect(await codeOf(saveView(actor, sent('One more')))).toBe('INVALID_INPUT')
  await saveView(actor, sent('View 3', 'q=changed'))
})

it('goes with its owner’s account', async () => {
  const actor = await makeActor('subadmin')
  await saveView(actor, sent('Mine'))
  await database().user.delete({ where: { id: actor.id } })
  expect(await database().savedView.count({ where: { userId: actor.id } })).toBe(0)
})
