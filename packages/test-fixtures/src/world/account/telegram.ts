import type { Broadcast } from '../events.ts'
import { supplierById, type World, withSupplier } from '../world.ts'

const telegramEvent = 'ConnectTelegramEvent'

/** How a link is broadcast: as the event of the Telegram channel, or as a change of the supplier. */
export type LinkOutput = 'event' | 'change'

/** The effect of the bot after a supplier pressed its start button. */
export const telegramConnected = (
  world: World,
  supplierId: number,
  success: boolean,
  chatId = '551200301',
  tells: readonly LinkOutput[] = ['event'],
): readonly [World, readonly Broadcast[]] => {
  if (!supplierById(world, supplierId)) return [world, []]
  const data = success ? { success, tgChatId: chatId } : { success, tgChatId: null }
  const event = { channel: `private-connect-telegram.${supplierId}`, event: telegramEvent, data }
  if (!success) return [world, [event]]
  const events = { telegram_id: chatId }
  const change = { channel: `private-customer.${supplierId}`, event: 'customer.change', data: events }
  return [withSupplier(world, supplierId, events), tells.map((way) => (way === 'event' ? event : change))]
}
