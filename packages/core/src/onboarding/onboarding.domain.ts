import type { RouteName } from '../kernel/routes.ts'
import { errorsOf, type FieldErrors, trimmed } from '../kit/fields/fields.domain.ts'
import { checkStoreName } from '../session/checks.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import type { Setup } from '../setup/setup.domain.ts'
import { isBlocked } from '../subscription/subscription.domain.ts'

/** The prompts for a new supplier, in this order; each can be postponed until the next visit. */
export const prompts = ['storeName', 'telegramManager', 'telegram'] as const
export type Prompt = (typeof prompts)[number]

export const isBlank = (text: string | null): boolean => trimmed(text ?? '') === ''

const isDue: Readonly<Record<Prompt, (supplier: Supplier) => boolean>> = {
  storeName: ({ storeName }) => isBlank(storeName),
  telegramManager: ({ telegramId, managerTelegram }) => !isBlank(telegramId) && isBlank(managerTelegram),
  telegram: ({ telegramId }) => isBlank(telegramId),
}

/** The next prompt for a missing value; `null` when no value is missing or the prompts are postponed. */
export const nextPrompt = (supplier: Supplier, postponed: readonly Prompt[]): Prompt | null =>
  prompts.find((prompt) => isDue[prompt](supplier) && !postponed.includes(prompt)) ?? null

const madeOfArticles: ReadonlySet<RouteName> = new Set<RouteName>([
  'product-create',
  'product-categories',
  'products-import',
])

/** Whether the page creates or imports products while the required articles are missing. */
export const lacksArticles = (setup: Setup | null, page: RouteName): boolean =>
  setup !== null && !setup.steps.information && madeOfArticles.has(page)

export const storeNameIn = (text: string): string => trimmed(text)

export const hasStoreName = (text: string): boolean => storeNameIn(text) !== ''

/** The error for an empty name. The length is checked only on submit. */
export const missingIn = (name: string): FieldErrors<'storeName'> =>
  hasStoreName(name) ? {} : { storeName: { key: 'onboarding.storeNameRequired' } }

export const mistakesInName = (name: string): FieldErrors<'storeName'> => errorsOf({ storeName: checkStoreName(name) })

/** The data from which the active prompt is chosen. */
export interface Situation {
  readonly supplier: Supplier
  readonly setup: Setup | null
  readonly page: RouteName
  readonly postponed: readonly Prompt[]
  /** The account was read or the read failed, so the supplier's data will not become more complete. */
  readonly isSettled: boolean
  /** A purchase is under way, and no prompt may cover it. */
  readonly isHeld: boolean
  /** Another dialog is in front of the prompts. */
  readonly isHidden: boolean
}

/**
 * The active prompt: one of the prompts, the articles, `undecided` while data is loading or a dialog is in front, or
 * `nobody`, so that the paywall may be shown.
 */
export type ActivePrompt = Prompt | 'articles' | 'undecided' | 'nobody'

/** The prompt that is due, whatever dialog is in front of it. */
export const dueOf = ({
  supplier,
  setup,
  page,
  postponed,
  isSettled,
  isHeld,
}: Omit<Situation, 'isHidden'>): ActivePrompt => {
  if (isHeld) return 'nobody'
  const prompt = nextPrompt(supplier, postponed)
  if (prompt !== null) return isSettled ? prompt : 'undecided'
  return lacksArticles(setup, page) && !isBlocked(setup, page) ? 'articles' : 'nobody'
}

/** A prompt never covers a dialog that the supplier opened. */
export const turnOf = (situation: Situation): ActivePrompt => {
  const due = dueOf(situation)
  return due !== 'nobody' && situation.isHidden ? 'undecided' : due
}
