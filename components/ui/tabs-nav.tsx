import { classNames } from '@/lib/core/class-names'
import type { LinkComponent } from './link-component'

interface TabsNavProps {
  label: string
  tabs: readonly { href: string; label: string; isCurrent: boolean; count?: string }[]
  linkAs?: LinkComponent
}

/** Views of one list as links, so that each has its own address. */
export function TabsNav({ label, tabs, linkAs: LinkTag = 'a' }: TabsNavProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap border-b border-line sm:gap-x-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <LinkTag
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-11 items-center gap-2 border-b-3 px-2 py-2 font-semibold sm:px-4',
                tab.isCurrent
                  ? 'border-brand text-brand'
                  : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count && <span className="rounded-full bg-sunken px-2 text-sm figures">{tab.count}</span>}
            </LinkTag>
          </li>
        ))}
      </ul>
    </nav>
  )
}
