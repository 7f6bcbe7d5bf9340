export const themes = ['system', 'light', 'dark'] as const
export const densities = ['comfortable', 'compact'] as const
export const languages = ['uk', 'en'] as const

export type Theme = (typeof themes)[number]
export type Density = (typeof densities)[number]
export type Language = (typeof languages)[number]

/** How the panel looks, as chosen by the supplier. */
export interface Appearance {
  readonly theme: Theme
  readonly density: Density
  readonly language: Language
  readonly isSidebarNarrow: boolean
}

export const defaultAppearance: Appearance = {
  theme: 'system',
  density: 'comfortable',
  language: 'uk',
  isSidebarNarrow: false,
}

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

/** Parses stored values; an unknown value becomes the default. */
export const appearanceOf = (found: { readonly [Name in keyof Appearance]?: unknown }): Appearance => ({
  theme: oneOf(themes, found.theme, defaultAppearance.theme),
  density: oneOf(densities, found.density, defaultAppearance.density),
  language: oneOf(languages, found.language, defaultAppearance.language),
  isSidebarNarrow: found.isSidebarNarrow === true,
})
