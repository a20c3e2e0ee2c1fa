/** The files that every noun may have (CONTRIBUTING.md says what each holds); tests stand beside them. */
const fileKinds = ['schema', 'rules', 'view', 'queries', 'mutations', 'actions', 'endpoints', 'mails', 'jobs']

/**
 * The folders of `lib`, from the lowest to the highest: a file imports from its own folder and from those before it.
 * Each with its files beside the kinds, named after a thing of the business or of the trade. ESLint and the guards read
 * this table, so a new word and a new direction are decisions that are made here.
 */
const folders = {
  core: `
    bulk class-names company day demo-accounts env errors escape-html ethiopian-day fold-text format local-text logger messages money navigation
    page-render phone phone-text phone.browser request request-locale routing schemas traces typed-day
  `,
  db: 'client connection cursor cursor-sql health job-queue search site-role sought-text',
  auth: 'callback-url device device-name google guard link-tokens one-time-codes passkey-challenge passkeys password permissions sealed second-step-cookie secret-link session session-token',
  routes: 'menus public-pages routes',
  server: `
    action api-reference api-route cache cached-page cached-page-address cached-response caller-turns client-address
    connection-limits cookie-header endpoint endpoint-declaration error-answers failed-page flash form-state
    link-secret listener metrics middleware-steps offline-marks openapi-document openapi-schema origin packed-files page-cache page-visit paging rate-limit
    refusal request-body request-target return-address security-policy send-cached-page shared-page web-server
  `,
  audit: 'audit-writer record-version wording',
  settings: 'current-settings settings-version',
  files: 'picture replace-picture store',
  mail: 'booking-facts booking-templates dispatch-templates frame overtaken plain-text prepare queue template templates transport',
  'saved-views': '',
  transfers:
    'bank-message banks fetch-receipt read-pdf receipt-formats receipt-json receipt-page receipt-values transfer',
  users:
    'email-confirmation factor-change google-sign-in locked-user login-limits open-session own-sessions passkey-actions passkey-sign-in passkeys password-reset second-factor second-factor-actions second-step sign-in sign-in-actions',
  vehicles: `
    agreed-price asked-quote asked-words cached-prices day-prices facet-rules features pictures planner price-book public-list quote quote-text
    free-tomorrow
    result-vehicle results results-rules results-schema room-rules trip-rules trip-vehicle vehicle-columns vehicle-order vehicle-record
    vehicle-search vehicle-words
  `,
  bookings:
    'address-limit ask-price booking-link booking-record booking-search bulk calendar cancellation change-actions change-booking change-schema changed-fields claims customer-message draft form-change history holds list-schema new-booking person-erasure refund-rules reserve status-actions status-change worded-booking',
  payments:
    'alike-references bank-lines confirm-claims decision months request-key settlement statement-file statement-formats statement-import statement-matching statement-result statement-values statement-view waiting-claims',
  newsletter: '',
  dispatch: 'bulk conflicts departures trip-staff work-report',
  requests: 'kinds offer replies',
  customers:
    'account-closing customer-record desk-booking known-customer merge-customers notes own-data own-records record-view',
  search: 'everything',
  statistics:
    'agenda bulk-actions export export-bookings export-fleet export-people export-reports export-requests export-rules export-table news report report-period waiting-work',
  live: 'streams',
  site: `
    booking-steps chat-document listed-addresses metadata operations social-pictures structured-data working-hours
    vehicle-classes
  `,
  jobs: 'recover-jobs retention tasks work-figures worker',
}

/** The folders of `lib` in the order of their imports. */
export const folderOrder = Object.keys(folders)

/** @type {(folder: string) => string[]} */
const thingsOf = (folder) =>
  (Object.entries(folders).find(([known]) => known === folder)?.[1] ?? '').split(/\s+/).filter(Boolean)

/** Every name of the table. */
export const things = folderOrder.flatMap(thingsOf)

// The guard of a page asks the route table who may enter; the table itself names permissions.
const exceptions = { 'lib/auth/guard.ts': ['routes'] }

const places = /^lib\/([\w-]+)\/(?:[\w-]+\/)?([\w.-]+)\.tsx?$/

/**
 * Whether a file of `lib` is of a kind, or named after a thing in the table.
 * @param {string} path from the root of the project, with forward slashes
 */
export function isKnownFile(path) {
  const [, folder = '', name = ''] = places.exec(path) ?? []
  return folderOrder.includes(folder) && [...fileKinds, ...thingsOf(folder)].includes(name)
}

/**
 * The folders from which a file of `lib` may not import, those after its own.
 * @param {string} path from the root of the project, with forward slashes
 */
export function foldersAbove(path) {
  const place = folderOrder.indexOf(path.split('/')[1] ?? '')
  const allowed = Object.entries(exceptions).find(([file]) => file === path)?.[1] ?? []
  return folderOrder.slice(place + 1).filter((folder) => !allowed.includes(folder))
}
