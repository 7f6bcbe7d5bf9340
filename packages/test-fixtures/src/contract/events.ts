import { accountEntries } from '@supplier/core/adapters/http/account/account.wire'
import { Numbered, TelegramConnected } from '@supplier/core/adapters/http/account/realtime.wire'
import { SettingsReply } from '@supplier/core/adapters/http/account/setup.wire'
import { JobProgressEvent } from '@supplier/core/adapters/http/jobs/job.wire'
import { differencesIn } from '@supplier/core/adapters/http/kit/differences.wire'
import { KnownCount } from '@supplier/core/adapters/http/kit/kernel.wire'
import { someOf } from '@supplier/core/adapters/http/kit/sends.wire'
import { payoutEntries } from '@supplier/core/adapters/http/money/payouts.wire'
import { changedEntries, PictureOfProduct, recordEvents } from '@supplier/core/adapters/pusher/record.pusher'
import * as v from 'valibot'
import type { Broadcast } from '../world/events.ts'

/** A realtime event of the API. */
interface Event {
  /** What `broadcastAs` returns. */
  readonly name: string
  /** What stands before the supplier's id in the name of its private channel. */
  readonly channel: 'customer' | 'connect-telegram'
  readonly payload: v.GenericSchema
  /** The section whose records it concerns. */
  readonly section: string | null
  readonly told: string
}

/** The largest message of a realtime server with its usual settings, in bytes. */
export const mostBytes = 10_000

const { balance, service_balance, setup, subscribes, chats, orders } = SettingsReply.pipe[1].entries

const ofCustomer = (name: string, entries: v.ObjectEntries, told: string, section: string | null = null): Event => ({
  name,
  channel: 'customer',
  payload: v.object({ ...entries, ...someOf(Numbered.entries) }),
  section,
  told,
})

export const events: readonly Event[] = [
  ofCustomer(
    'customer.change',
    someOf({ ...accountEntries, new_count: KnownCount, balance, service_balance, setup, subscribes, chats, orders }),
    'fields of the account that changed; money, steps of the set-up and counts are then read again',
  ),
  ofCustomer('setup.changed', {}, 'the steps of the set-up changed'),
  ofCustomer('counts.changed', someOf({ chats, orders }), 'the counts in the settings changed'),
  ofCustomer('job.progress', JobProgressEvent.pipe[1].entries, 'how far a job is'),
  ofCustomer('payout.changed', { ...payoutEntries, ...someOf({ balance, service_balance }) }, 'a payout changed'),
  ofCustomer('product.image', PictureOfProduct.entries, 'a picture was fetched, or could not be', 'products'),
  ...Object.entries(recordEvents).map(([name, section]) =>
    ofCustomer(name.slice(1), changedEntries, 'a record was made, changed or removed', section),
  ),
  {
    name: 'ConnectTelegramEvent',
    channel: 'connect-telegram',
    payload: TelegramConnected,
    section: null,
    told: 'Telegram was connected, or was not',
  },
]

/** Where a realtime event is not what is written about it. */
export const eventDifferencesIn = ({ channel, event: name, data }: Broadcast): readonly string[] => {
  const event = events.find((one) => one.name === name && channel.startsWith(`private-${one.channel}.`))
  if (event === undefined) return [`no such event on ${channel}`]
  const size = Buffer.byteLength(JSON.stringify(data))
  return [...differencesIn(event.payload, data), ...(size > mostBytes ? [`${size} bytes`] : [])]
}
