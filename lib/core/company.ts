import { env } from './env'
import { addressIn, type Locale } from './i18n/routing'

/** Facts about the company that pages show; they come from the settings (CONTRACT section 2). */
export type Company = {
  name: string
  phone: string
  email: string
  address: string
  whatsapp: string
  telegram: string
  bankName: string
  bankAccount: string
}

/** The company of this installation. */
export function company(): Company {
  const settings = env()
  return {
    name: settings.COMPANY_NAME,
    phone: settings.COMPANY_PHONE,
    email: settings.COMPANY_EMAIL,
    address: settings.COMPANY_ADDRESS,
    whatsapp: settings.COMPANY_WHATSAPP,
    telegram: settings.COMPANY_TELEGRAM,
    bankName: settings.BANK_NAME,
    bankAccount: settings.BANK_ACCOUNT,
  }
}

/** The whole address of a page in a language, for what leaves the site: mails, codes, calendar files. */
export function siteAddress(locale: Locale, href: string): string {
  return env().SITE_URL + addressIn(locale, href)
}
