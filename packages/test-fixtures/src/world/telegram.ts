import type { Broadcast } from '../endpoint.ts'
import { supplierById, type World, withSupplier } from './world.ts'

const telegramEvent = 'ConnectTelegramEvent'

/** What the bot does after a supplier pressed its start button. */
export const telegramConnected = (
  world: World,
  supplierId: number,
  success: boolean,
  chatId = '551200301',
): readonly [World, readonly Broadcast[]] => {
  if (!supplierById(world, supplierId)) return [world, []]
  const data = success ? { success, tgChatId: chatId } : { success, tgChatId: null }
  const told = { channel: `private-connect-telegram.${supplierId}`, event: telegramEvent, data }
  return [success ? withSupplier(world, supplierId, { telegram_id: chatId }) : world, [told]]
}
