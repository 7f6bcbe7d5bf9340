import { accountEndpoints } from './account/account.endpoints.ts'
import { countriesEndpoints } from './account/countries.endpoints.ts'
import { storeImages } from './account/images.endpoints.ts'
import { realtimeEndpoints } from './account/realtime.endpoints.ts'
import { referralsEndpoints } from './account/referrals.endpoints.ts'
import { sessionEndpoints } from './account/session.endpoints.ts'
import { setupEndpoints } from './account/setup.endpoints.ts'
import { advertisingEndpoints } from './advertising/advertising.endpoints.ts'
import { telegramAdsEndpoints } from './advertising/telegram-ads.endpoints.ts'
import { attributeGroupsEndpoints } from './attributes/attribute-groups.endpoints.ts'
import { attributesEndpoints } from './attributes/attributes.endpoints.ts'
import { categoriesEndpoints } from './categories/categories.endpoints.ts'
import { categorySuggestionsEndpoints } from './categories/category-suggestions.endpoints.ts'
import { chatsEndpoints } from './chats/chats.endpoints.ts'
import { replyTemplatesEndpoints } from './chats/reply-templates.endpoints.ts'
import { deliveriesApisEndpoints } from './deliveries/deliveries-apis.endpoints.ts'
import { deliveriesPanelEndpoints } from './deliveries/deliveries-panel.endpoints.ts'
import { deliveriesSenderEndpoints } from './deliveries/deliveries-sender.endpoints.ts'
import { directoryEndpoints } from './deliveries/directory.endpoints.ts'
import { importSourcesEndpoints } from './imports/import-sources.endpoints.ts'
import { importsEndpoints } from './imports/imports.endpoints.ts'
import { integrationsEndpoints } from './integrations/integrations.endpoints.ts'
import { jobEndpoints } from './jobs/job.endpoints.ts'
import type { Endpoint } from './kit/endpoint.ts'
import { balancesEndpoints } from './money/balances.endpoints.ts'
import { banksEndpoints } from './money/bank.endpoints.ts'
import { intentsEndpoints } from './money/intents.endpoints.ts'
import { paymentMethodsEndpoints } from './money/payment-methods.endpoints.ts'
import { payoutsEndpoints } from './money/payouts.endpoints.ts'
import { testPaymentsEndpoints } from './money/test-payment.endpoints.ts'
import { topUpEndpoints } from './money/top-up.endpoints.ts'
import { notificationSettingsEndpoints } from './notifications/notification-settings.endpoints.ts'
import { notificationsEndpoints } from './notifications/notifications.endpoints.ts'
import { ordersEndpoints } from './orders/orders.endpoints.ts'
import { brandsEndpoints } from './products/brands.endpoints.ts'
import { productsEndpoints } from './products/products.endpoints.ts'
import { reviewsEndpoints } from './reviews/reviews.endpoints.ts'
import { shelvingsEndpoints } from './shelvings/shelvings.endpoints.ts'
import { statisticsEndpoints } from './statistics/statistics.endpoints.ts'
import { articlesEndpoints } from './stores/articles.endpoints.ts'
import { readinessEndpoints } from './stores/readiness.endpoints.ts'
import { storesEndpoints } from './stores/stores.endpoints.ts'

/** The calls of the API by area, which are the folders. Of two that match a path, the first is called. */
export const areas = {
  account: [
    ...accountEndpoints,
    ...countriesEndpoints,
    ...realtimeEndpoints,
    ...referralsEndpoints,
    ...sessionEndpoints,
    ...setupEndpoints,
    ...storeImages,
  ],
  advertising: [...advertisingEndpoints, ...telegramAdsEndpoints],
  attributes: [...attributeGroupsEndpoints, ...attributesEndpoints],
  categories: [...categoriesEndpoints, ...categorySuggestionsEndpoints],
  chats: [...chatsEndpoints, ...replyTemplatesEndpoints],
  deliveries: [
    ...deliveriesApisEndpoints,
    ...deliveriesSenderEndpoints,
    ...directoryEndpoints,
    // Behind its neighbours, because its `:id` also matches their paths.
    ...deliveriesPanelEndpoints,
  ],
  imports: [...importSourcesEndpoints, ...importsEndpoints],
  integrations: integrationsEndpoints,
  jobs: jobEndpoints,
  money: [
    ...balancesEndpoints,
    ...banksEndpoints,
    ...intentsEndpoints,
    ...paymentMethodsEndpoints,
    ...payoutsEndpoints,
    ...testPaymentsEndpoints,
    ...topUpEndpoints,
  ],
  notifications: [...notificationSettingsEndpoints, ...notificationsEndpoints],
  orders: ordersEndpoints,
  products: [...brandsEndpoints, ...productsEndpoints],
  reviews: reviewsEndpoints,
  shelvings: shelvingsEndpoints,
  statistics: statisticsEndpoints,
  stores: [...articlesEndpoints, ...readinessEndpoints, ...storesEndpoints],
} as const satisfies Readonly<Record<string, readonly Endpoint[]>>
export type Area = keyof typeof areas

export const endpoints: readonly Endpoint[] = Object.values(areas).flat()
