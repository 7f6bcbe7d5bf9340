/** What a template may name, as it is written in its text. */
export const placeholders = {
  name: '{ім’я}',
  product: '{товар}',
  store: '{магазин}',
  order: '{номер замовлення}',
} as const
export type Placeholder = keyof typeof placeholders

export type Facts = { readonly [Name in Placeholder]?: string | null }

export const placeholderNames = Object.keys(placeholders) as readonly Placeholder[]

/** An apostrophe is typed in several ways. */
export const patternOf = (name: Placeholder): RegExp =>
  new RegExp(placeholders[name].replace(/[{}]/g, '\\$&').replace('’', "[’'ʼ`]"), 'giu')
