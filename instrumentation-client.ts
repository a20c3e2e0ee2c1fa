/*
 * Evaluated by the browser before Next hydrates the page. React is read here, and Next is asked to go on in a task of
 * its own, so that a tap on a slow phone is answered between the two halves (docs/decisions/weight.md).
 */
import 'react-dom/client'
import { routerSetsOut } from '@/components/site/router-start'

declare global {
  interface Window {
    /** What Next puts into the page before it hydrates; where its scripts come from `next/script`. */
    __next_s?: [src: string | 0, attributes: { children: string }][]
  }
}

// An empty script: it runs nothing, but Next waits one task for it.
;(window.__next_s ??= []).push([0, { children: '' }])

/** Next calls it for every link, address and step back that the router follows. */
export function onRouterTransitionStart(): void {
  window.dispatchEvent(new Event(routerSetsOut))
}
