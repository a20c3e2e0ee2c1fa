import openapiTS, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'
import { openApiDocument } from '@/lib/server/openapi-document'
import { operations } from '@/lib/site/operations'
import { messagesOf } from '@/lib/core/i18n/messages'
import { projectPath } from './project'

/** Where the generated types of the API lie. */
export const apiTypesFile = projectPath('docs', 'api-client', 'api.d.ts')

const head = '// Made by `npm run api:types` from the description of the API. Do not edit.\n\n'

/** The TypeScript types of every operation, made of the published description. */
export async function apiTypes(): Promise<string> {
  const made = await openapiTS(JSON.stringify(openApiDocument(operations, await messagesOf('en'))))
  const settings = await resolveConfig(apiTypesFile)
  return format(head + astToString(made), { ...settings, filepath: apiTypesFile })
}
