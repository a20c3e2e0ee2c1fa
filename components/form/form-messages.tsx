import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

const sharedNamespaces = ['SendingFailed', 'SlowSending', 'Form', 'DateField'] as const

interface FormMessagesProps {
  /** None for forms whose words the server writes. */
  namespaces?: readonly (keyof Messages)[]
  children: ReactNode
}

/** Gives a form in the browser its own texts and those that every form needs, and no others. */
export async function FormMessages({ namespaces = [], children }: FormMessagesProps) {
  const messages = await getMessages()
  const wanted = new Set<string>([...sharedNamespaces, ...namespaces])
  const picked = Object.fromEntries(Object.entries(messages).filter(([namespace]) => wanted.has(namespace)))
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>
}
