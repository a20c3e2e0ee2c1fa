/** The same form as `/register`, which is the canonical address (CONTRACT section 4). */
export { default, generateMetadata } from '../register/page'
