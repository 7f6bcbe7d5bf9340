import { expect, test } from 'vitest'
import { attentionAt, channels, switchNames, topicSwitches } from './notification-settings.domain.ts'

test('the settings become stale on arriving at their page, not on staying or leaving', () => {
  expect(attentionAt('orders')).toEqual({ isOpen: false, isInvalidated: false })
  expect(attentionAt('preferences')).toEqual({ isOpen: true, isInvalidated: true })
  const seen = { isOpen: true, isInvalidated: false }
  expect([attentionAt('profile', seen), attentionAt('chats', seen)]).toEqual([
    seen,
    { isOpen: false, isInvalidated: false },
  ])
})

test('there are four channels, each with its own topics', () => {
  expect(switchNames).toHaveLength(4 + 13)
  expect(channels).toEqual(['telegram', 'sms', 'push', 'email'])
  expect(topicSwitches('sms')).toEqual(['sms.ttnAdded', 'sms.shipmentSent', 'sms.remindAfter3Days'])
})
