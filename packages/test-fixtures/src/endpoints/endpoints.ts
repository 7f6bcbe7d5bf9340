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

export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...advertisingEndpoints,
  ...articlesEndpoints,
  ...attributeGroupsEndpoints,
  ...attributesEndpoints,
  ...balancesEndpoints,
  ...banksEndpoints,
  ...brandsEndpoints,
  ...categoriesEndpoints,
  ...categorySuggestionsEndpoints,
  ...chatsEndpoints,
  ...countriesEndpoints,
  ...deliveriesApisEndpoints,
  ...deliveriesSenderEndpoints,
  ...directoryEndpoints,
  // Behind its neighbours, because its `:id` also matches their paths.
  ...deliveriesPanelEndpoints,
  ...importSourcesEndpoints,
  ...importsEndpoints,
  ...integrationsEndpoints,
  ...intentsEndpoints,
  ...jobEndpoints,
  ...notificationSettingsEndpoints,
  ...notificationsEndpoints,
  ...ordersEndpoints,
  ...paymentMethodsEndpoints,
  ...payoutsEndpoints,
  ...productsEndpoints,
  ...readinessEndpoints,
  ...realtimeEndpoints,
  ...referralsEndpoints,
  ...replyTemplatesEndpoints,
  ...reviewsEndpoints,
  ...sessionEndpoints,
  ...setupEndpoints,
  ...shelvingsEndpoints,
  ...storeImages,
  ...statisticsEndpoints,
  ...storesEndpoints,
  ...telegramAdsEndpoints,
  ...testPaymentsEndpoints,
  ...topUpEndpoints,
]
