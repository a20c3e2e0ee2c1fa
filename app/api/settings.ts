import { defineEndpoint } from '@/lib/server/endpoint'
import * as operations from '@/lib/settings/endpoints'
import { saveSettings } from '@/lib/settings/mutations'
import { getSettings } from '@/lib/settings/queries'

/** The settings. */
export const settingsEndpoints = [
  defineEndpoint(operations.getSettings, async ({ actor }) => ({ body: await getSettings(actor) })),
  defineEndpoint(operations.saveSettings, async ({ actor, input: { version, ...parts }, text }) => {
    const settings = await saveSettings(actor, { parts, version })
    return { body: { message: text('saved'), settings } }
  }),
]
