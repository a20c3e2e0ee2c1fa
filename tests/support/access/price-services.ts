import { randomInt } from 'node:crypto'
import { saveSettings } from '@/lib/settings/mutations'
import { getBackupRuns, getSettings } from '@/lib/settings/queries'
import { exampleSettings } from '@/lib/settings/view'
import { askQuote } from '@/lib/vehicles/prices/asked-quote'
import * as prices from '@/lib/vehicles/prices/mutations'
import * as lists from '@/lib/vehicles/prices/queries'
import { adminOnly, everyone } from './personas'
import { priceRuleFor } from './price-api'
import type { ServiceRow } from './services'
import type { World } from './world'

const factsOf = ({ vehicle }: World) => ({
  ...priceRuleFor(vehicle.id),
  ...always,
  amountSantim: null,
  category: null,
})
const always = { from: null, to: null, weekdays: [] }
const extraFacts = {
  text: { en: 'Child seat', om: "Teessoo daa'imaa", am: 'የልጅ መቀመጫ' },
  amountSantim: 30_000,
  per: 'day',
  vehicleKind: null,
  isDriver: false,
} as const

/** The verbs of prices. */
export const priceServiceAccess: Record<string, ServiceRow> = {
  'settings getSettings': { may: adminOnly, call: (actor) => getSettings(actor) },
  'settings getBackupRuns': { may: adminOnly, call: (actor) => getBackupRuns(actor) },
  'settings saveSettings': {
    may: adminOnly,
    call: (actor) =>
      saveSettings(actor, { parts: { holds: { ...exampleSettings.holds, hours: randomInt(25, 500) } } }),
  },
  'vehicles/prices getQuote': {
    may: everyone,
    call: (actor, { vehicle, day }) => lists.getQuote(actor, { vehicleId: vehicle.id, date: day }),
  },
  'vehicles/prices askQuote': {
    may: everyone,
    call: (actor, { vehicle, day }) =>
      askQuote(actor, { vehicleId: vehicle.id, date: day, extras: [] }, 'en'),
  },
  'vehicles/prices listPriceRules': { may: adminOnly, call: (actor) => lists.listPriceRules(actor) },
  'vehicles/prices getPriceRule': {
    may: adminOnly,
    call: (actor, { priceRule }) => lists.getPriceRule(actor, priceRule.id),
  },
  'vehicles/prices listOfferedExtras:car': {
    may: everyone,
    call: (actor) => lists.listOfferedExtras(actor, 'car'),
  },
  'vehicles/prices listOfferedExtras:one_day': {
    may: everyone,
    call: (actor) => lists.listOfferedExtras(actor, 'one_day'),
  },
  'vehicles/prices priceVehiclesOn': {
    may: everyone,
    call: (actor, { day }) => lists.priceVehiclesOn(actor, [], day),
  },
  'vehicles/prices listFromPrices': { may: everyone, call: (actor) => lists.listFromPrices(actor) },
  'vehicles/prices listExtras': { may: adminOnly, call: (actor) => lists.listExtras(actor) },
  'vehicles/prices getExtra': {
    may: adminOnly,
    call: (actor, world) => lists.getExtra(actor, world.extra.id),
  },
  'vehicles/prices listVehicleChoices': {
    may: adminOnly,
    call: (actor) => lists.listVehicleChoices(actor, { ids: [] }),
  },
  'vehicles/prices savePriceRule': {
    may: adminOnly,
    call: (actor, world) => prices.savePriceRule(actor, { facts: factsOf(world) }),
  },
  'vehicles/prices removePriceRule': {
    may: adminOnly,
    call: (actor, { priceRule }) => prices.removePriceRule(actor, priceRule.id),
  },
  'vehicles/prices saveExtra': {
    may: adminOnly,
    call: (actor, world) => prices.saveExtra(actor, { id: world.extra.id, facts: extraFacts }),
  },
  'vehicles/prices removeExtra': {
    may: adminOnly,
    call: (actor, world) => prices.removeExtra(actor, world.extra.id),
  },
}
