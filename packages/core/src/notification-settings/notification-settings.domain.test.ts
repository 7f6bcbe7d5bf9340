import { expect, test } from 'vitest'
import { attentionAt, channels, switchNames, topicSwitches } from './notification-settings.domain.ts'

test('the settings are doubted by whoever comes to them, not by whoever stays or goes', () => {
  expect(attentionAt('orders')).toEqual({ isOpen: false, isDoubted: false })
  expect(attentionAt('preferences')).toEqual({ isOpen: true, isDoubted: true })
  const seen = { isOpen: true, isDoubted: false }
  expect([attentionAt('profile', seen), attentionAt('chats', seen)]).toEqual([
    seen,
    { isOpen: false, isDoubted: false },
  ])
})

test('there are four channels, each with its own topics', () => {
  expect(switchNames).toHaveLength(4 + 13)
  expect(channels).toEqual(['telegram', 'sms', 'push', 'email'])
  expect(topicSwitches('sms')).toEqual(['sms.ttnAdded', 'sms.shipmentSent', 'sms.remindAfter3Days'])
})
