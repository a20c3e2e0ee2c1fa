import { env } from '@/lib/core/env'

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
