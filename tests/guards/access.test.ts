import { describe, expect, it } from 'vitest'
import { can, roles, type Role } from '@/lib/auth/permissions'
import { routeOf, routePaths } from '@/lib/routes/routes'
import { apiAccess } from '../support/access/api'
import { pageAccess } from '../support/access/pages'
import { mayCall, personas, type Persona } from '../support/access/personas'
import { serviceAccess } from '../support/access/services'
import { apiOperations } from '../support/api-operations'
import { serviceVerbs } from '../support/service-verbs'

// A customer's page may be for its owner alone; its permission is every customer's.
const personaOf: Record<Role, Persona> = {
  visitor: 'visitor',
  user: 'owner',
  subadmin: 'subadmin',
  admin: 'admin',
}

// A row in tests/support/access says who may; tests/api/access.spec.ts and tests/integration/access.test.ts call it as everybody.
describe('the table of who may do what', () => {
  it('has a row for every page and no other', () => {
    expect(Object.keys(pageAccess).toSorted()).toEqual([...routePaths].toSorted())
  })

  it.each(routePaths)('agrees with the permission that the route table asks for %s', (path) => {
    const may = pageAccess[path]?.may ?? ''
    const holders = roles.filter((role) => can(role, routeOf(path).permission))
    expect(holders).toEqual(roles.filter((role) => mayCall(may, personaOf[role])))
  })

  it('has a row for every API operation and no other', () => {
    expect(Object.keys(apiAccess).toSorted()).toEqual(apiOperations().toSorted())
  })

  it('has a row for every verb of a service and no other', () => {
    const ids = serviceVerbs().map(({ id }) => id)
    expect(Object.keys(serviceAccess).toSorted()).toEqual(ids.toSorted())
  })

  it('names people that exist, at least one each', () => {
    const known: readonly string[] = personas
    for (const table of [pageAccess, apiAccess, serviceAccess]) {
      for (const [name, { may }] of Object.entries(table)) {
        const unknown = may.split(' ').filter((word: string) => !known.includes(word))
        expect(unknown, name).toEqual([])
        expect(
          personas.some((persona) => mayCall(may, persona)),
          name,
        ).toBe(true)
      }
    }
  })
})
