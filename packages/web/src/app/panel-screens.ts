import { recordPages } from '@supplier/core/app/panel-screens.compose'
import type { PanelRouteName } from '@supplier/core/kernel/routes'
import type { ComponentType } from 'react'
import type { Screen, ScreenProps } from '../navigation/screen.ts'
import { chunkOf } from '../ui/loading/chunk.ts'
import { over } from './over.ts'

const chunk = (load: () => Promise<ComponentType<ScreenProps>>): Screen => chunkOf(load)

const notFound = chunk(async () => (await import('./NotFound.tsx')).NotFound)
const preferences = chunk(async () => over((await import('../account/PreferencesScreen.tsx')).PreferencesScreen))
const chats = chunk(async () => over((await import('../chats/ChatsScreen.tsx')).ChatsScreen))
const productEditor = chunk(async () =>
  over((await import('../product-editor/ProductEditorScreen.tsx')).ProductEditorScreen),
)
/** Never rendered, because the route redirects to another one. */
const elsewhere = notFound
/** Replaced below by the screen in the folder of the section. */
const ofFolder = notFound

interface SectionFile {
  readonly screen: ComponentType<ScreenProps>
  /** The page of one record, in a section whose records have pages of their own. */
  readonly page?: ComponentType<ScreenProps>
}

const sectionFiles = import.meta.glob<SectionFile>('../*/*.section.tsx')

type Screens = Readonly<Partial<Record<PanelRouteName, Screen>>>

/** The screens of plain sections by route name, which is the name of their folder. */
const sectionScreens = Object.fromEntries(
  Object.entries(sectionFiles).map(([path, load]) => [path.split('/')[1], chunk(async () => (await load()).screen)]),
) as Screens

const pageOf = (section: PanelRouteName) =>
  chunk(async () => {
    const file = await sectionFiles[`../${section}/${section}.section.tsx`]?.()
    if (file?.page === undefined) throw new Error(`${section} has no page`)
    return file.page
  })

const recordPageScreens = Object.fromEntries(
  Object.entries(recordPages).map(([route, section]) => [route, pageOf(section)]),
) as Screens

/**
 * The screen of every route of the panel. The type requires a screen for each route. This file needs no React, so that
 * the code of a view can be requested before React has loaded.
 */
export const panelScreens: Readonly<Record<PanelRouteName, Screen>> = {
  home: elsewhere,
  admin: elsewhere,
  dashboard: elsewhere,
  statistics: chunk(async () => over((await import('../home/HomeScreen.tsx')).HomeScreen)),
  advertising: ofFolder,
  orders: ofFolder,
  products: ofFolder,
  'products-list': elsewhere,
  'products-panel': chunk(async () => over((await import('../products/ProductsPanel.tsx')).ProductsPanel)),
  'product-edit': productEditor,
  'product-create': productEditor,
  'product-categories': chunk(async () => over((await import('../categories/CategoriesScreen.tsx')).CategoriesScreen)),
  'product-created': chunk(async () => over((await import('../product-created/CreatedScreen.tsx')).CreatedScreen)),
  'products-import': chunk(async () => over((await import('../imports/ImportScreen.tsx')).ImportScreen)),
  imports: chunk(async () => over((await import('../imports/ImportsScreen.tsx')).ImportsScreen)),
  shelvings: ofFolder,
  attributes: ofFolder,
  'attribute-groups': ofFolder,
  reviews: ofFolder,
  deliveries: elsewhere,
  'deliveries-panel': ofFolder,
  'deliveries-nova': chunk(async () => over((await import('../deliveries-nova/NovaScreen.tsx')).NovaScreen)),
  'deliveries-apis': ofFolder,
  apis: elsewhere,
  'deliveries-sender': ofFolder,
  sender: elsewhere,
  'deliveries-settings-save': chunk(async () => (await import('../deliveries-nova/SavedScreen.tsx')).SavedScreen),
  'payment-methods': elsewhere,
  'payment-methods-methods': ofFolder,
  'payment-methods-details': ofFolder,
  'payment-methods-saved': chunk(
    async () => (await import('../payment-methods-methods/PaymentMethodsSaved.tsx')).PaymentMethodsSaved,
  ),
  payments: elsewhere,
  balances: elsewhere,
  'main-balance': chunk(async () => over((await import('../balances/MainBalanceScreen.tsx')).MainBalanceScreen)),
  'balance-services': chunk(async () =>
    over((await import('../balances/ServiceBalanceScreen.tsx')).ServiceBalanceScreen),
  ),
  payouts: chunk(async () => over((await import('../payouts/PayoutsScreen.tsx')).PayoutsScreen)),
  chats,
  'chat-room': chats,
  'articles-information': chunk(async () => over((await import('../articles/ArticlesScreen.tsx')).ArticlesScreen)),
  integrations: ofFolder,
  'integrations-list': elsewhere,
  'integration-create': ofFolder,
  'integration-edit': ofFolder,
  stores: ofFolder,
  'stores-list': elsewhere,
  'store-create': ofFolder,
  'store-edit': ofFolder,
  notifications: chunk(async () =>
    over((await import('../notifications/NotificationsScreen.tsx')).NotificationsScreen),
  ),
  referrals: ofFolder,
  'telegram-ads': ofFolder,
  settings: elsewhere,
  preferences,
  customizing: chunk(async () => (await import('../appearance/CustomizingScreen.tsx')).CustomizingScreen),
  profile: preferences,
  components: __DEVELOPMENT__ ? chunk(async () => (await import('./gallery/Gallery.tsx')).Gallery) : notFound,
  'not-found': notFound,
  ...sectionScreens,
  ...recordPageScreens,
}
