import { describe, expect, it } from 'vitest'
import { cookies } from '@/components/site/legal'
import { sourceFiles } from '../support/source-files'

type Key = (typeof cookies)[number]['key']

// Where cookies are set, and which of the list on `/Privacy` that is.
const setters: Record<string, readonly Key[]> = {
  'components/form/upload.ts': ['notice'],
  'components/site/flash-message.tsx': ['notice'],
  'lib/auth/device.ts': ['device'],
  'lib/auth/google.ts': ['google'],
  'lib/auth/passkey-challenge.ts': ['passkey'],
  'lib/auth/second-step-cookie.ts': ['step'],
  'lib/auth/session.ts': ['session'],
  'lib/bookings/draft.ts': ['draft'],
  'lib/core/i18n/request-locale.ts': ['language'],
  'lib/server/cookie-header.ts': ['notice'],
  'lib/server/flash.ts': ['notice'],
  'lib/server/middleware-steps.ts': ['link', 'notice', 'language'],
  'lib/server/web-server.ts': ['notice'],
  'lib/users/actions.ts': ['language'],
}
const setting =
  /(?:jar|cookies\(\)\)|response\.cookies)\s*\.set\(|document\.cookie =|flashCookie\(|; Path=\/; /

describe('every cookie', () => {
  it('is set where this list says, and stands on the page about privacy', () => {
    const found = sourceFiles('app', 'components', 'lib', 'middleware.ts')
      .filter(({ text }) => setting.test(text))
      .map(({ path }) => path)
    expect(found.toSorted()).toEqual(Object.keys(setters).toSorted())
    expect([...new Set(Object.values(setters).flat())].toSorted()).toEqual(
      cookies.map(({ key }) => key).toSorted(),
    )
  })
})
