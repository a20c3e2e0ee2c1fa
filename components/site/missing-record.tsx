import { NotFoundText } from './not-found-text'

/** Within a frame: the record vanished between the middleware's look and the page's. */
export function MissingRecord() {
  return (
    <div className="page-width py-12">
      <NotFoundText />
    </div>
  )
}
