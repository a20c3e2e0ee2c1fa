import 'server-only'
import { auditQuery } from '@/lib/audit/schema'
import { listAuditEntries, type AuditEntry } from '@/lib/audit/queries'
import { wordAction, wordChanges, wordEntity, wordRecord } from '@/lib/audit/wording'
import { outboxQuery } from '@/lib/mail/schema'
import { listOutboxMails } from '@/lib/mail/queries'
import { isTemplateName } from '@/lib/mail/templates'
import type { OutboxMail } from '@/lib/mail/view'
import { userListQuery } from '@/lib/users/schema'
import { listUsers } from '@/lib/users/queries'
import type { User } from '@/lib/users/view'
import { allPages, sortableMoment, tableOf, type OpenTable } from './export-table'

/** Everybody with an account. */
export const users: OpenTable = ({ actor, query, t }) => {
  const filter = { ...userListQuery.parse(query), before: undefined }
  return tableOf<User>(
    [
      [t('Users.firstName'), ({ firstName }) => firstName],
      [t('Users.lastName'), ({ lastName }) => lastName],
      [t('Users.email'), ({ email }) => email],
      [t('Users.phone'), ({ phone }) => phone],
      [t('Users.role'), ({ role }) => t(`Users.roles.${role}`)],
      [t('Users.signsIn'), ({ isGoogle }) => t(isGoogle ? 'Users.withGoogle' : 'Users.withPassword')],
      [t('Users.lastLogin'), ({ lastLogin }) => sortableMoment(lastLogin)],
      [t('Users.createdAt'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages(({ after, limit }) => listUsers(actor, { query: { ...filter, after }, limit })),
  )
}

const plain = (text: string) => text

/** What staff did, in the words of whoever takes it away. */
export const audit: OpenTable = ({ actor, query, t, reader }) => {
  const filter = { ...auditQuery.parse(query), before: undefined, locale: reader.locale }
  const changesOf = (entry: AuditEntry) =>
    wordChanges(entry, reader)
      .map(({ field, before, after }) =>
        before && after
          ? t.markup('Audit.change', { field, before: before.text, after: after.text, was: plain, is: plain })
          : t('Audit.changed', { field }),
      )
      .join('\n')
  return tableOf<AuditEntry>(
    [
      [t('Audit.when'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Audit.who'), ({ actorName }) => actorName ?? t('Audit.gone')],
      [t('Users.role'), ({ actorRole }) => actorRole && t(`Audit.role.${actorRole}`)],
      [t('Audit.what'), ({ action }) => wordAction(action, reader)],
      [t('Audit.about'), ({ entity }) => wordEntity(entity, reader)],
      [t('Audit.record'), (entry) => wordRecord(entry, reader)?.text ?? entry.entityId],
      [t('Audit.changes'), changesOf],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listAuditEntries(actor, { ...filter, ...place })),
  )
}

/** The mails of the outbox, without what they say. */
export const outbox: OpenTable = ({ actor, query, t }) => {
  const filter = { ...outboxQuery.parse(query), before: undefined }
  return tableOf<OutboxMail>(
    [
      [
        t('Outbox.mail'),
        ({ template }) => (isTemplateName(template) ? t(`Outbox.name.${template}`) : template),
      ],
      [t('Outbox.recipient'), ({ recipient }) => recipient],
      [t('Outbox.stateLabel'), ({ state }) => t(`Outbox.state.${state}`)],
      [t('Outbox.attempts'), ({ attempts }) => attempts],
      [t('Outbox.created'), ({ createdAt }) => sortableMoment(createdAt)],
      [t('Outbox.sentAt'), ({ sentAt }) => sortableMoment(sentAt)],
      [t('Exports.id'), ({ id }) => id],
    ],
    allPages((place) => listOutboxMails(actor, { ...filter, ...place })),
  )
}
