import { NextResponse, type NextRequest } from 'next/server'
import * as steps from '@/lib/server/middleware-steps'
import { readPageVisit } from '@/lib/server/page-visit'

/** Pages only: the API guards itself but for its page to read, and files need no guard. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api(?:/|$)|_next/|_vercel/|.*\\..*).*)', '/api/docs'],
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
