'use client'

import { useState } from 'react'
import { z } from 'zod'
import { type ErrorCode, errorStatus } from '@/lib/core/errors'
import type { FormState } from '@/lib/server/form-state'

interface UploadOptions {
  method: 'POST' | 'PUT'
  /** A path below /api that takes the form as multipart (CONTRACT section 6). */
  url: string
  /** What happens once it is stored; the page is left here. */
  onStored: () => void
}

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text)
const answer = z.object({
  code: z.string().refine(isCode),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

function problemOf(request: XMLHttpRequest): FormState {
  const failed = { status: 'error', fields: {}, values: {} } as const
  try {
    const { code, message, fields } = answer.parse(JSON.parse(request.responseText))
    return { ...failed, code, inWords: message, said: fields }
  } catch {
    return { ...failed, code: 'UNEXPECTED' }
  }
}

/** Sends a form with its picture and tells how far it is, in percent; null while nothing is being sent. */
export function useUpload({ method, url, onStored }: UploadOptions) {
  const [percent, setPercent] = useState<number | null>(null)
  const send = (form: FormData) =>
    new Promise<FormState>((resolve) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.upload.onprogress = ({ loaded, total }) => setPercent(Math.floor((loaded / total) * 100))
      request.onloadend = () => {
        if (request.status >= 200 && request.status < 300) return onStored()
        setPercent(null)
        resolve(problemOf(request))
      }
      setPercent(0)
      request.send(form)
    })
  return { send, percent }
}
