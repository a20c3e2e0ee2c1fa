import { env } from './env'
import { addressIn, type Locale } from './i18n/routing'

/** When the office is open on a weekday, 1 (Monday) to 7 (Sunday): `HH:MM` in Addis Ababa; the next day's where it closes earlier. */
export type OpenDay = { weekday: number; opens: string; closes: string }

/** Facts about the company that pages show; settings, of which the environment gives the first values (CONTRACT section 2). */
export type Company = {
  name: string
  /** As people write it; spaces do not matter. */
  phone: string
  email: string
  /** In English; in Oromo and Amharic where somebody typed it. */
  address: string
  addressOr?: string
  addressAm?: string
  /** A phone number with its country code, or a full `https:` address. */
  whatsapp: string
  /** A name with or without `@`, or a full `https:` address. */
  telegram: string
  /** Empty or missing: nobody said when, and it counts as day and night (SPEC section 1). Closed on days that are left out. */
  workingHours?: readonly OpenDay[]
}

/** An account that customers pay to. */
export type BankAccount = {
  /** In English; in Oromo and Amharic where somebody typed it. */
  bank: string
  bankOr?: string
  bankAm?: string
  accountName: string
  accountNumber: string
}

type Facts = { company: Company; banks: readonly BankAccount[] }

// Pages, handlers and jobs are bundled apart and share what the process knows.
const shared: typeof globalThis & { entotoCompany?: { facts: Facts; version: number } } = globalThis

// What the environment gives in English only. Other names are typed on `/Settings`, and are shown in English until then.
const inOtherLanguages: Record<string, { om: string; am: string } | undefined> = {
  'Bole Road, Addis Ababa, Ethiopia': {
    om: 'Daandii Boolee, Finfinnee, Itoophiyaa',
    am: 'ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ',
  },
  'Commercial Bank of Ethiopia': { om: 'Baankii Daldala Itoophiyaa', am: 'የኢትዮጵያ ንግድ ባንክ' },
}

/** What counts until an admin changed it. */
export function firstFacts(): Facts {
  const settings = env()
  const address = inOtherLanguages[settings.COMPANY_ADDRESS]
  const bankName = inOtherLanguages[settings.BANK_NAME]
  const facts = {
    name: settings.COMPANY_NAME,
    phone: settings.COMPANY_PHONE,
    email: settings.COMPANY_EMAIL,
    address: settings.COMPANY_ADDRESS,
    ...(address && { addressOr: address.om, addressAm: address.am }),
    whatsapp: settings.COMPANY_WHATSAPP,
    telegram: settings.COMPANY_TELEGRAM,
  }
  const bank = {
    bank: settings.BANK_NAME,
    ...(bankName && { bankOr: bankName.om, bankAm: bankName.am }),
    accountName: facts.name,
    accountNumber: settings.BANK_ACCOUNT,
  }
  return { company: facts, banks: [bank] }
}

/** The company of this installation, as this process knows it (lib/settings/current-settings.ts keeps it up to date). */
export function company(): Company {
  return (shared.entotoCompany?.facts ?? firstFacts()).company
}

/** The accounts that customers pay to, in the order in which they are shown; at least one. */
export function bankAccounts(): readonly BankAccount[] {
  return (shared.entotoCompany?.facts ?? firstFacts()).banks
}

/** Lets everything of this process show other facts from now on. */
export function showFacts(facts: Facts): void {
  const { facts: known = firstFacts(), version = 0 } = shared.entotoCompany ?? {}
  const isSame = JSON.stringify(known) === JSON.stringify(facts)
  shared.entotoCompany = { facts, version: isSame ? version : version + 1 }
}

/** Counts the changes of the facts that this process has seen; part of the key of whatever shows them and is kept. */
export function factsVersion(): number {
  return shared.entotoCompany?.version ?? 0
}

/** The whole address of a page in a language, for what leaves the site: mails, codes, calendar files. */
export function siteAddress(locale: Locale, href: string): string {
  return env().SITE_URL + addressIn(locale, href)
}
