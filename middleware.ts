import type { NextRequest } from 'next/server'
import { answerPageRequest } from '@/lib/http/page-request'

/** Pages only: the API guards itself, and files need no guard. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api(?:/|$)|_next/|_vercel/|.*\\..*).*)'],
}

export default function middleware(request: NextRequest) {
  return answerPageRequest(request)
}
