import { withBuyerMessages } from '../world/chats/chats.ts'
import { orderById, withOrders } from '../world/orders/orders.ts'
import { seedTime } from '../world/seed-time.ts'
import { type Supplier, supplierById, type World } from '../world/world.ts'
import type { Sandbox } from './sandbox.ts'

/** Eighteen secrets of a supplier and of a buyer, one of each kind. No recording or log may contain one of them. */
export const planted = {
  token: '4107|VpLqZsXwTnBcRkMdHfGy',
  password: 'Komora-7482!',
  code: '7391',
  telephone: '380509417362',
  firstname: 'Пелагія',
  lastname: 'Горицвіт',
  storeName: 'Таємна комора',
  email: 'pelahiia@komora.example',
  carrierKey: '5e1f7c90b2a84d63871f0c4e9ab35d27',
  telegramId: '918273645',
  iban: 'UA953052990000026007417362581',
  holder: 'Горицвіт Пелагія Устимівна',
  card: '5168742093157064',
  passport: 'КВ 708519',
  referral: 'kum-pelahii-52',
  buyer: 'Жадан Євпраксія',
  buyerTelephone: '380730658241',
  buyerText: 'Домофон 47, код від хвіртки сімсот два',
}

/** Gives the secrets to the first supplier, who is signed in already. */
export const plantIn = (sandbox: Sandbox): void => {
  const { telephone, password, firstname, lastname, email, storeName, carrierKey, telegramId, token } = planted
  sandbox.setWorld((world) => ({ ...world, tokens: [...world.tokens, { token, supplierId: 1, createdAt: seedTime }] }))
  sandbox.changeSupplier(1, {
    telephone,
    password,
    firstname,
    lastname,
    email,
    store_name: storeName,
    supplier_manager_contact: telephone,
    supplier_np_api_key: carrierKey,
    telegram_id: telegramId,
  })
  sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    return supplier ? withBuyer(world, supplier) : world
  })
}

/** The newest order of the seeds, and a room, in which the planted buyer is. */
export const plantedOrder = 6100
export const plantedRoom = '7101'

/** A buyer with secrets has ordered something and written about it. */
const withBuyer = (world: World, supplier: Supplier): World => {
  const { buyer: name, buyerTelephone: phone, buyerText } = planted
  const order = orderById(world, supplier, String(plantedOrder))
  if (order === undefined) return world
  const bought = {
    ...order,
    buyer: { ...order.buyer, name, phone },
    recipient: { name, phone },
    buyer_comment: buyerText,
  }
  const told = withOrders(world, supplier, [bought], seedTime)
  return withBuyerMessages(told, supplier, plantedRoom, seedTime, { count: 1, text: buyerText })
}

/** The names of the secrets that a text contains, in any common encoding or formatting. */
export const plantedIn = (text: string): readonly string[] => {
  const readings = [text, withoutEscapes(text), withoutPercents(text)]
  return Object.keys(planted).filter((name) => readings.some((reading) => needles[name]?.test(reading)))
}

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** Matches the text with blanks, hyphens or brackets between its characters. */
const loosely = (text: string): RegExp => new RegExp([...text].join('[\\s()-]*'), 'i')

const needles: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(Object.entries(planted).map(([name, text]) => [name, literally(text)])),
  // Match the code only as a whole string, because its four digits are part of many numbers.
  code: new RegExp(`["'>=]${planted.code}["'<&\\\\]`),
  // Match without the country code, which people leave out when they type.
  telephone: loosely(planted.telephone.slice(3)),
  buyerTelephone: loosely(planted.buyerTelephone.slice(3)),
  iban: loosely(planted.iban),
  card: loosely(planted.card),
  passport: loosely(planted.passport.replace(' ', '')),
  telegramId: new RegExp(`(?<!\\d)${planted.telegramId}(?!\\d)`),
}

const withoutEscapes = (text: string): string =>
  text.replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const withoutPercents = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (found) => {
    try {
      return decodeURIComponent(found)
    } catch {
      return found
    }
  })
