import type { Messages } from 'next-intl'
import { z } from 'zod'
import { type ErrorCode, errorStatus } from '@/lib/core/errors'
import { type FormState, typedValues } from '@/lib/server/form-state'
import type { SendBy } from './use-sending'

interface UploadTarget {
  method: 'POST' | 'PUT'
  /** A path below /api that takes the form as multipart (CONTRACT section 6). */
  url: string
  /** What the next page says, and its address with its language. */
  flash: keyof Messages['Flash']
  nextHref: string
}

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text)
const refusalBody = z.object({
  code: z.string().refine(isCode),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/**
 * Sends a form to the API instead of its action and reports how far its picture is, which an action cannot. Once it is
 * stored, the next page is opened; what refuses or fails is a state like an action's.
 */
export function uploadTo({ method, url, flash, nextHref }: UploadTarget): SendBy {
  return (form, onProgress) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100))
      request.onloadend = () => {
        if (request.status < 200 || request.status >= 300) return resolve(problemOf(request, form))
        // As `setFlash` does where a form goes to its action.
        const message = encodeURIComponent(JSON.stringify({ key: flash }))
        const secure = location.protocol === 'https:' ? '; Secure' : ''
        document.cookie = `flash=${message}; Path=/; Max-Age=60; SameSite=Lax${secure}`
        location.assign(nextHref)
        resolve(null)
      }
      onProgress(0)
      request.send(form)
    })
}

function problemOf(request: XMLHttpRequest, form: FormData): FormState {
  const failed = { status: 'error', values: typedValues(form) } as const
  if (request.status === 0) return { ...failed, fields: {}, code: 'CONNECTION_LOST' }
  try {
    const { code, message, fields } = refusalBody.parse(JSON.parse(request.responseText))
    const values = { ...failed.values, ...versionOf(request) }
    if (code !== 'UNEXPECTED') return { ...failed, values, code, text: message, fields: fields ?? {} }
  } catch {
    // No answer of ours, for example a proxy's.
  }
  return {
    ...failed,
    fields: {},
    code: 'UNEXPECTED',
    requestId: request.getResponseHeader('x-request-id') ?? undefined,
  }
}

/** The version of now, of a record that somebody else changed since the form was opened. */
function versionOf(request: XMLHttpRequest): { version?: string } {
  const [, version] = /"([\w-]+)"/.exec(request.getResponseHeader('etag') ?? '') ?? []
  return version === undefined ? {} : { version }
}
