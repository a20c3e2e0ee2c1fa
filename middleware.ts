import { NextResponse, type NextRequest } from 'next/server'
import * as steps from '@/lib/server/middleware-steps'
import { readPageVisit } from '@/lib/server/page-visit'

/**
 * Pages only, and whatever names nothing: the API guards itself but for its page to read, and files need no guard. Next
 * reads this text and no constant; a guard holds it against lib/server/request-target.ts.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api(?:/|$)|(?:_next|_vercel|calendar|demo|drawings|exports|files|fonts|icons|mail-preview|og|receipts)/|(?:chat\\.css|chat\\.html|favicon\\.ico|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|sw\\.js|theme\\.js|validation\\.json)$).*)',
    '/api/docs',
  ],
}

/** What happens before a page is rendered, in this order; the first step that answers ends it. None asks the database. */
const order: readonly steps.Step[] = [
  steps.forwardAction,
  steps.answerUnknown,
  steps.correctSpelling,
  steps.chooseLanguage,
  steps.redirectIfDenied,
  steps.putSecretAside,
  steps.renderPage,
]

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const visit = readPageVisit(request)
  for (const step of order) {
    const answer = await step(visit)
    if (answer) return answer
  }
  return NextResponse.next()
}
