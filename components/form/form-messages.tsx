import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

const sharedNamespaces = ['SendingFailed', 'SlowSending', 'Form', 'DateField'] as const

/** A namespace, or the one part of a large one that a form needs. */
type Part = keyof Messages | 'Mails.refusal' | 'YourBooking.way'

interface FormMessagesProps {
  /** None for forms whose words the server writes. */
  namespaces?: readonly Part[]
  children: ReactNode
}

/** Gives a form in the browser its own texts and those that every form needs, and no others. */
export async function FormMessages({ namespaces = [], children }: FormMessagesProps) {
  const messages: Record<string, Record<string, unknown>> = await getMessages()
  const picked = [...sharedNamespaces, ...namespaces].map((name) => {
    const [namespace = '', part] = name.split('.')
    const texts = messages[namespace]
    return [namespace, part ? { [part]: texts?.[part] } : texts]
  })
  return <NextIntlClientProvider messages={Object.fromEntries(picked)}>{children}</NextIntlClientProvider>
}
