import { describe, expect, it } from 'vitest'
import { can, permissions, roles, type Permission } from './permissions'

// Typed by hand from CONTRACT section 5, so that a slip in the matrix does not agree with itself.
const contract = {
  'page:public': 'visitor user subadmin admin',
  'account:register': 'visitor user subadmin admin',
  'account:recover': 'visitor user subadmin admin',
  'account:confirm-email': 'visitor user subadmin admin',
  'session:create': 'visitor user subadmin admin',
  'session:end-own': 'visitor user subadmin admin',
  'vehicle:list': 'visitor user subadmin admin',
  'quote:read': 'visitor user subadmin admin',
  'contact:create': 'visitor user subadmin admin',
  'travel-booking:create': 'visitor user subadmin admin',
  'newsletter:subscribe': 'visitor user subadmin admin',
  'newsletter:confirm-own': 'visitor user subadmin admin',
  'newsletter:leave-own': 'visitor user subadmin admin',
  'account:open': 'user subadmin admin',
  'profile:confirm-email-own': 'user subadmin admin',
  'account:download-own': 'user subadmin admin',
  'account:remove-own': 'user subadmin admin',
  'profile:read-own': 'user subadmin admin',
  'profile:edit-own': 'user subadmin admin',
  'session:list-own': 'user subadmin admin',
  'factor:manage-own': 'user subadmin admin',
  'booking:create': 'user subadmin admin',
  'booking:list-own': 'user subadmin admin',
  'booking:cancel-own': 'user subadmin admin',
  'booking:list-any': 'subadmin admin',
  'booking:create-any': 'subadmin admin',
  'customer:find': 'subadmin admin',
  'customer:change': 'subadmin admin',
  'booking:cancel-any': 'subadmin admin',
  'booking:message': 'subadmin admin',
  'statistics:read': 'subadmin admin',
  'live:follow': 'subadmin admin',
  'saved-view:keep-own': 'subadmin admin',
  'schedule:read': 'subadmin admin',
  'blocked-place:manage': 'subadmin admin',
  'payment:take-cash': 'subadmin admin',
  'vehicle:manage': 'subadmin admin',
  'factor:add-own': 'subadmin admin',
  'office:sub-admin': 'subadmin admin',
  'travel-booking:list': 'subadmin admin',
  'travel-booking:set-done': 'subadmin admin',
  'travel-booking:reply': 'subadmin admin',
  'travel-booking:remove': 'subadmin admin',
  'booking:set-status': 'admin',
  'report:read': 'admin',
  'booking:remove': 'admin',
  'booking:release-transaction': 'admin',
  'price:manage': 'admin',
  'payment:decide': 'admin',
  'payment:refund': 'admin',
  'month:close': 'admin',
  'statement:manage': 'admin',
  'settings:manage': 'admin',
  'contact:list': 'admin',
  'contact:set-done': 'admin',
  'contact:reply': 'admin',
  'contact:remove': 'admin',
  'audit:list': 'admin',
  'outbox:read': 'admin',
  'newsletter:send': 'admin',
  'outbox:resend': 'admin',
  'office:admin': 'admin',
  'user:list': 'admin',
  'user:update': 'admin',
  'user:remove': 'admin',
  'dispatch:read': 'subadmin admin',
  'driver:manage': 'subadmin admin',
  'unit:manage': 'subadmin admin',
  'assignment:manage': 'subadmin admin',
  // By a driver's link alone.
  'duty:own': '',
  // By the link of a ride alone.
  'ride:own': '',
} satisfies Record<Permission, string>

describe('the permission matrix', () => {
  it('grants what the contract grants, to the word', () => {
    const granted = Object.fromEntries(Object.keys(permissions).map((word) => [word, '']))
    for (const role of roles) {
      for (const word of Object.keys(contract) as Permission[]) {
        if (can(role, word)) granted[word] = `${granted[word] ?? ''} ${role}`.trim()
      }
    }
    expect(granted).toEqual(contract)
  })
})
