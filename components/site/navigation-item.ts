/** A row of the public menu; the label is one of the `Frame` messages that take no argument. */
export interface NavigationItem {
  href: string
  labelKey:
    'home' | 'aboutUs' | 'services' | 'vehicles' | 'contact' | 'signUp' | 'login' | 'tutorial' | 'lang'
}

/** Where a visitor signs up or in: these give way to the person's own links once signed in. */
export const visitorOnlyHrefs: readonly string[] = ['/SignUp', '/Login']
