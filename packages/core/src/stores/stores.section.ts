import { isWholeNumber, typedNumber } from '../countries/countries.domain.ts'
import { pick } from '../kit/fields/pick-fields.domain.ts'
import { at, type Field, text } from '../kit/fields/record-fields.domain.ts'
import { day, type Hours, week } from '../kit/fields/time-fields.domain.ts'
import { manyOf, search, size, sort } from '../kit/list/query.domain.ts'
import { type RowWith, row } from '../kit/row/row.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { checkEmail, checkStoreName } from '../session/checks.domain.ts'
import { usernameIn } from '../telegram/telegram.domain.ts'
import { holidayOffers } from './holidays.domain.ts'
import { checkSlug, slugIn, slugMistakes, slugQuestion } from './slug.domain.ts'
import type { StoreReview } from './store-review.domain.ts'
import { closingMendedAt, isNotClosed, isOpen, isPaused, isUnpublished } from './store-states.domain.ts'
import { checkDomain, hostIn, type StorePause, storeProblems, storeStatuses, storeTones } from './stores.domain.ts'

const storeRow = {
  name: row.text({ required: true }),
  /** An unknown status allows nothing but reading. */
  status: row.states(storeTones),
  /** Its name is the store name of the account. */
  isPrimary: row.flag(),
  /** Its address on the marketplace; empty while it has none. */
  slug: row.text({ or: '' }),
  domain: row.text({ or: '' }),
  productCount: row.count({ at: 'products_count', or: 0 }),
  openOrderCount: row.count({ at: 'orders_open', or: 0 }),
  rating: row.number(),
  feedUrl: row.text(),
  /** The addresses of its pictures, as the server gave them. */
  logo: row.text(),
  cover: row.text(),
  pause: row.own<StorePause | null>(),
  problems: row.choices(storeProblems),
  reason: row.text({ at: 'moderation.reason' }),
  /** The fields that the marketplace objects to. */
  objections: row.own<StoreReview['objections']>({ file: [] }),
}
export type Store = RowWith<typeof storeRow>

const workday: Hours = { from: '09:00', to: '18:00' }

/** Required, with the rule and the words of the store name in the account. */
const storeName: Field<string> = {
  ...text({ required: true }),
  check: (value, path) => at(path, checkStoreName(value)),
}

export const stores = defineSection(storeRow)({
  id: 'stores',
  route: 'stores',
  param: 'store',
  namedBy: ['name'],
  pages: { create: 'store-create', edit: 'store-edit' },
  query: { search: search(), status: manyOf(storeStatuses), sort: sort(['name', '-created_at']), size: size() },
  form: {
    name: storeName,
    slug: text({ max: 40, rule: checkSlug, tidy: slugIn }),
    description: text({ max: 2000, area: true }),
    manager: text({ max: 100 }),
    phone: text({
      input: 'tel',
      rule: (typed) => (isWholeNumber(typedNumber(typed)) ? null : { key: 'session.telephoneRule' }),
      tidy: typedNumber,
    }),
    email: text({ input: 'email', rule: checkEmail }),
    telegram: text({
      max: 100,
      rule: (typed) => (usernameIn(typed) === null ? { key: 'telegram.usernameRule' } : null),
      tidy: (typed) => usernameIn(typed) ?? '',
    }),
    domain: text({ max: 253, input: 'url', rule: checkDomain, tidy: hostIn }),
    address: text({ max: 255 }),
    hours: week([workday, workday, workday, workday, workday, null, null]),
  },
  groups: {
    main: ['name', 'slug', 'description'],
    contacts: ['manager', 'phone', 'email', 'telegram'],
    place: ['domain', 'address'],
    time: ['hours'],
  },
  // The marketplace is reading what buyers will see.
  statesOf: (_, row) => (row?.status === 'in_moderation' ? { name: 'locked', description: 'locked' } : {}),
  questionOf: ({ slug }, row) => slugQuestion(slug, row),
  answerMistakesOf: slugMistakes,
  // The page of a store shows beside its form what a new store still needs before buyers see it.
  savedLocation: ({ id }, isNew) => (isNew ? { to: 'store-edit', params: { id } } : null),
  // A row counts the products of the store.
  dependsOn: ['products'],
  mayEdit: isNotClosed,
  commands: {
    publish: { said: 'storePublished', may: isUnpublished, isDone: (row) => row !== null && !isUnpublished(row) },
    pause: {
      said: 'storePaused',
      may: ({ status }) => status === 'active',
      form: { from: day({ required: true }), to: day(), message: text({ max: 300, area: true }) },
      offersOf: (_, now) => holidayOffers(now),
      mistakesOf: ({ from, to }) =>
        at('to', to !== '' && String(to) < String(from) ? { key: 'stores.pauseEndsEarly' } : null),
      isDone: (row) => row !== null && isPaused(row),
    },
    resume: { said: 'storeResumed', may: isPaused, isDone: (row) => row?.status === 'active' },
    primary: {
      said: 'storePrimary',
      may: (row) => isOpen(row) && !row.isPrimary,
      isDone: (row) => row?.isPrimary === true,
    },
    rotate: { said: 'feedReplaced', may: ({ feedUrl }) => feedUrl !== null, needsConfirmation: true },
    close: {
      said: 'storeClosed',
      may: isNotClosed,
      needsConfirmation: true,
      form: { newPrimary: pick('nextPrimary') },
      statesOf: (_, { isPrimary }) => (isPrimary ? {} : { newPrimary: 'hidden' }),
      helpLink: closingMendedAt,
      isDone: (row) => row?.status === 'closed',
    },
  },
  affectsAccount: true,
  // The primary store has the name and the manager of the account.
  accountIn: ({ storeName: name, managerTelegram }) => `${name}\n${managerTelegram}`,
})
export type Stores = typeof stores
