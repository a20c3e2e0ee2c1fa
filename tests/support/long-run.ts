/** True in `npm run test:long`, where what takes long runs whole instead of with fewer cases. */
export const isLongRun = process.env.TEST_LONG === '1'
