import type { RouteName } from '../kernel/routes.ts'
import { type FieldErrors, trimmed } from '../kit/form/fields.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { isBarred } from '../subscription/subscription.domain.ts'

/** What a new supplier is asked for, in this order; each can wait until the next visit. */
export const prompts = ['storeName', 'telegramManager', 'telegram'] as const
export type Prompt = (typeof prompts)[number]

export const isBlank = (text: string | null): boolean => trimmed(text ?? '') === ''

const isDue: Readonly<Record<Prompt, (supplier: Supplier) => boolean>> = {
  storeName: ({ storeName }) => isBlank(storeName),
  telegramManager: ({ telegramId, managerTelegram }) => !isBlank(telegramId) && isBlank(managerTelegram),
  telegram: ({ telegramId }) => isBlank(telegramId),
}

/** What is asked for next; `null` when nothing is missing that was not put off. */
export const nextPrompt = (supplier: Supplier, postponed: readonly Prompt[]): Prompt | null =>
  prompts.find((prompt) => isDue[prompt](supplier) && !postponed.includes(prompt)) ?? null

const madeOfArticles: ReadonlySet<RouteName> = new Set<RouteName>([
  'product-create',
  'product-categories',
  'products-import',
])

/** Products are neither created nor imported before the articles are written. */
export const lacksArticles = (setup: Setup | null, page: RouteName): boolean =>
  setup !== null && !setup.steps.information && madeOfArticles.has(page)

/** The longest name of a store. */
const storeNameLength = 255

export const storeNameIn = (text: string): string => trimmed(text)

export const hasStoreName = (text: string): boolean => storeNameIn(text) !== ''

export const isTooLong = (text: string): boolean => [...storeNameIn(text)].length > storeNameLength

/** A name that was typed and is gone again; one that is being typed is not measured yet. */
export const missingIn = (name: string): FieldErrors<'storeName'> =>
  hasStoreName(name) ? {} : { storeName: { key: 'onboarding.storeNameRequired' } }

export const mistakesInName = (name: string): FieldErrors<'storeName'> =>
  isTooLong(name) ? { storeName: { key: 'onboarding.storeNameLength' } } : missingIn(name)

/** What decides whose turn it is. */
export interface Situation {
  readonly supplier: Supplier
  readonly setup: Setup | null
  readonly page: RouteName
  readonly postponed: readonly Prompt[]
  /** The account was read, or could not be: what is known of the supplier is as good as it gets. */
  readonly isSettled: boolean
  /** A purchase is under way, and nothing may stand before it. */
  readonly isHeld: boolean
  /** A dialog stands in front of every prompt. */
  readonly isHidden: boolean
}

/** Whose turn it is: a prompt, the articles, nobody's yet, or nobody's, so that the paywall may stand. */
export type Turn = Prompt | 'articles' | 'undecided' | 'nobody'

/** Whose turn it is to wait, whatever else stands before the page. */
export const dueOf = ({ supplier, setup, page, postponed, isSettled, isHeld }: Omit<Situation, 'isHidden'>): Turn => {
  if (isHeld) return 'nobody'
  const prompt = nextPrompt(supplier, postponed)
  if (prompt !== null) return isSettled ? prompt : 'undecided'
  return lacksArticles(setup, page) && !isBarred(setup, page) ? 'articles' : 'nobody'
}

/** Nothing comes to stand over what a person has caused. */
export const turnOf = (situation: Situation): Turn => {
  const due = dueOf(situation)
  return due !== 'nobody' && situation.isHidden ? 'undecided' : due
}
