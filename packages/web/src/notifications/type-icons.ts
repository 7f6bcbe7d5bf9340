import type { NotificationType } from '@supplier/core/notifications/notifications.domain'
import Info from 'lucide-react/icons/info'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Package from 'lucide-react/icons/package'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Truck from 'lucide-react/icons/truck'
import Wallet from 'lucide-react/icons/wallet'

export const typeIcons: Readonly<Record<NotificationType, typeof Info>> = {
  order: ShoppingCart,
  product: Package,
  delivery: Truck,
  payment: Wallet,
  chat: MessagesSquare,
  system: Info,
}
