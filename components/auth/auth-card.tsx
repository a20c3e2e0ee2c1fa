import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface AuthCardProps {
  title: string
  lead: string
  children: ReactNode
}

/** The quiet middle column in which people sign in and up. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <div className="page-width py-10 sm:py-16">
      <Card className="mx-auto grid max-w-lg gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl text-ink">{title}</h1>
          <p className="text-ink-muted">{lead}</p>
        </header>
        {children}
      </Card>
    </div>
  )
}
