import type { LucideIcon } from 'lucide-react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'

/** The icons by the beginning of the id of a row. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'orders/': ShoppingCart,
  'products/': Package,
  'stores/': Store,
  'article-': Newspaper,
  'seek-': Search,
}

/** The icon of a row of the quick search. */
export const paletteIconOf = (id: string) => {
  const [, Icon] = Object.entries(icons).find(([start]) => id.startsWith(start)) ?? [null, ArrowRight]
  return <Icon size={16} aria-hidden="true" />
}
