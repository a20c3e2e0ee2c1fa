import { NotFoundText } from '@/components/site/not-found-text'

/**
 * Next sends this along with every page, so it has neither picture nor frame. Unknown addresses show `/NotFound`, and
 * each area has the one for records that vanish.
 */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="page-width grid min-h-dvh content-center py-12">
      <NotFoundText />
    </main>
  )
}
