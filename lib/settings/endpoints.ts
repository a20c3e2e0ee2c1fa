import { doneWith } from '@/lib/core/schemas'
import { operation } from '@/lib/server/endpoint-declaration'
import { settingsRequest } from './schema'
import { exampleSettings, settingsShape } from './view'

const tag = 'Settings'

/** `GET /settings` (CONTRACT section 14). */
export const getSettings = operation({
  id: 'getSettings',
  method: 'GET',
  path: '/settings',
  tag,
  summary: 'Read the settings',
  permission: 'settings:manage',
  success: {
    status: 200,
    description: 'The settings.',
    schema: settingsShape,
    example: { ...exampleSettings, version: 1 },
  },
})

/** `PUT /settings`. */
export const saveSettings = operation({
  id: 'saveSettings',
  method: 'PUT',
  path: '/settings',
  tag,
  summary: 'Change the settings; every page, mail and print shows them within five seconds',
  permission: 'settings:manage',
  body: { type: 'json', schema: settingsRequest, example: exampleSettings },
  success: {
    status: 200,
    description: 'The settings as they are now.',
    schema: doneWith({ settings: settingsShape }),
    example: { message: 'Saved.', settings: { ...exampleSettings, version: 2 } },
  },
  errors: ['PROOF_REQUIRED', 'VERSION_CONFLICT'],
})
