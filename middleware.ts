import type { NextRequest } from 'next/server'
import { answerPageRequest } from '@/lib/server/page-request'

/** Pages only: the API guards itself but for its page to read, and files need no guard. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api(?:/|$)|_next/|_vercel/|.*\\..*).*)', '/api/docs'],
}

export default function middleware(request: NextRequest) {
  return answerPageRequest(request)
}
