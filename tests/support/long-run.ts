/** True in `npm run test:long`, where what takes long runs whole instead of with fewer cases. */
export const isLongRun = process.env.TEST_LONG === '1'

/** Where the cases that chance makes begin: the same ones in every `npm test` of a commit, and new ones in each long run. */
export const casesFrom = isLongRun ? Date.now() % 2_000_000_000 : 20_261_128
