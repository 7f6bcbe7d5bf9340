import * as v from 'valibot'

const Text = v.nullable(v.string())
const Money = v.pipe(v.number(), v.safeInteger())
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The fields of a supplier that may be changed from outside the API. */
export const SupplierEvents = v.strictObject({
  telephone: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{8,15}$/))),
  password: v.exactOptional(v.string()),
  confirmed: v.exactOptional(v.boolean()),
  firstname: v.exactOptional(Text),
  lastname: v.exactOptional(Text),
  email: v.exactOptional(Text),
  telegram_id: v.exactOptional(Text),
  supplier_manager_contact: v.exactOptional(Text),
  supplier_np_api_key: v.exactOptional(Text),
  store_name: v.exactOptional(Text),
  manager_telegram_username: v.exactOptional(Text),
  steps: v.exactOptional(
    v.object({ information: v.boolean(), product: v.boolean(), delivery: v.boolean(), payment: v.boolean() }),
  ),
  main: v.exactOptional(Money),
  service: v.exactOptional(Money),
  subscribed: v.exactOptional(v.boolean()),
  chats: v.exactOptional(Count),
})
