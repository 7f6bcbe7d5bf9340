import type { SidebarGroup, SidebarLabel } from '@supplier/core/shell/shell.domain'
import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import Boxes from 'lucide-react/icons/boxes'
import CreditCard from 'lucide-react/icons/credit-card'
import FileInput from 'lucide-react/icons/file-input'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListTree from 'lucide-react/icons/list-tree'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import Settings from 'lucide-react/icons/settings'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import Tags from 'lucide-react/icons/tags'
import Truck from 'lucide-react/icons/truck'
import Wallet from 'lucide-react/icons/wallet'

export const sidebarIcons: Readonly<Record<SidebarLabel | SidebarGroup, LucideIcon>> = {
  dashboard: LayoutDashboard,
  orders: ShoppingCart,
  products: Package,
  myStores: Store,
  myProducts: Boxes,
  categories: ListTree,
  import: FileInput,
  attributes: Tags,
  payments: Wallet,
  balances: Scale,
  payouts: Banknote,
  communications: MessagesSquare,
  chats: MessageCircle,
  reviews: Star,
  deliveries: Truck,
  paymentMethods: CreditCard,
  articles: Newspaper,
  settings: Settings,
}
