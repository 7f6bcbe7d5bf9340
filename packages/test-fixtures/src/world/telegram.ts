import type { Broadcast } from '../endpoint.ts'
import { supplierById, type World, withSupplier } from './world.ts'

const telegramEvent = 'ConnectTelegramEvent'

/** How a link is told of: by the event of its own channel, or by news of the supplier. */
export type LinkNews = 'event' | 'change'

/** What the bot does after a supplier pressed its start button. */
export const telegramConnected = (
  world: World,
  supplierId: number,
  success: boolean,
  chatId = '551200301',
  tells: readonly LinkNews[] = ['event'],
): readonly [World, readonly Broadcast[]] => {
  if (!supplierById(world, supplierId)) return [world, []]
  const data = success ? { success, tgChatId: chatId } : { success, tgChatId: null }
  const event = { channel: `private-connect-telegram.${supplierId}`, event: telegramEvent, data }
  if (!success) return [world, [event]]
  const news = { telegram_id: chatId }
  const change = { channel: `private-customer.${supplierId}`, event: 'customer.change', data: news }
  return [withSupplier(world, supplierId, news), tells.map((way) => (way === 'event' ? event : change))]
}
