import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.endpoints.ts'
import { advertisingEndpoints } from './endpoints/advertising.endpoints.ts'
import { articlesEndpoints } from './endpoints/articles.endpoints.ts'
import { attributeGroupsEndpoints } from './endpoints/attribute-groups.endpoints.ts'
import { attributesEndpoints } from './endpoints/attributes.endpoints.ts'
import { balancesEndpoints } from './endpoints/balances.endpoints.ts'
import { banksEndpoints } from './endpoints/bank.endpoints.ts'
import { brandsEndpoints } from './endpoints/brands.endpoints.ts'
import { categoriesEndpoints } from './endpoints/categories.endpoints.ts'
import { categorySuggestionsEndpoints } from './endpoints/category-suggestions.endpoints.ts'
import { chatsEndpoints } from './endpoints/chats.endpoints.ts'
import { countriesEndpoints } from './endpoints/countries.endpoints.ts'
import { deliveriesApisEndpoints } from './endpoints/deliveries-apis.endpoints.ts'
import { deliveriesPanelEndpoints } from './endpoints/deliveries-panel.endpoints.ts'
import { deliveriesSenderEndpoints } from './endpoints/deliveries-sender.endpoints.ts'
import { directoryEndpoints } from './endpoints/directory.endpoints.ts'
import { storeImages } from './endpoints/images.endpoints.ts'
import { importSourcesEndpoints } from './endpoints/import-sources.endpoints.ts'
import { importsEndpoints } from './endpoints/imports.endpoints.ts'
import { integrationsEndpoints } from './endpoints/integrations.endpoints.ts'
import { intentsEndpoints } from './endpoints/intents.endpoints.ts'
import { jobEndpoints } from './endpoints/job.endpoints.ts'
import { notificationSettingsEndpoints } from './endpoints/notification-settings.endpoints.ts'
import { notificationsEndpoints } from './endpoints/notifications.endpoints.ts'
import { ordersEndpoints } from './endpoints/orders.endpoints.ts'
import { paymentMethodsEndpoints } from './endpoints/payment-methods.endpoints.ts'
import { payoutsEndpoints } from './endpoints/payouts.endpoints.ts'
import { productsEndpoints } from './endpoints/products.endpoints.ts'
import { readinessEndpoints } from './endpoints/readiness.endpoints.ts'
import { realtimeEndpoints } from './endpoints/realtime.endpoints.ts'
import { referralsEndpoints } from './endpoints/referrals.endpoints.ts'
import { replyTemplatesEndpoints } from './endpoints/reply-templates.endpoints.ts'
import { reviewsEndpoints } from './endpoints/reviews.endpoints.ts'
import { sessionEndpoints } from './endpoints/session.endpoints.ts'
import { setupEndpoints } from './endpoints/setup.endpoints.ts'
import { shelvingsEndpoints } from './endpoints/shelvings.endpoints.ts'
import { statisticsEndpoints } from './endpoints/statistics.endpoints.ts'
import { storesEndpoints } from './endpoints/stores.endpoints.ts'
import { telegramAdsEndpoints } from './endpoints/telegram-ads.endpoints.ts'
import { testPaymentsEndpoints } from './endpoints/test-payment.endpoints.ts'
import { topUpEndpoints } from './endpoints/top-up.endpoints.ts'

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
