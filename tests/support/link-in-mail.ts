import type { Browser } from '@playwright/test'
import { demoAccount, siteDatabase } from './site-database'

/** The link of the newest mail to somebody, as the admin of a demo installation reads it in the outbox. */
export async function linkInMail(browser: Browser, recipient: string): Promise<string> {
  const { id } = await siteDatabase.outboxMail.findFirstOrThrow({
    where: { recipient },
    orderBy: { createdAt: 'desc' },
  })
  const admin = await browser.newContext()
  try {
    await admin.request.post('/api/login', { data: demoAccount('admin') })
    const page = await (await admin.request.get(`/Outbox?id=${id}`)).text()
    return /href="([^"]+\?token=[\w-]+)"/.exec(page)?.[1] ?? ''
  } finally {
    await admin.close()
  }
}
