import NotFound from './NotFound/page'

/** For the record that vanishes between the middleware's look and the page's: the same screen. */
export default NotFound
