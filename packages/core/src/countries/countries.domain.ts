export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly iso: string
  readonly name: string
  /** With the plus sign: "+38". */
  readonly prefix: string
  /** One `#` for each digit: "(###)-###-##-##". */
  readonly mask: string
  readonly flag: string
}

export interface CountryPage {
  readonly countries: readonly Country[]
  readonly hasMore: boolean
}

/** A telephone while it is typed: the country and the digits after its prefix. */
export interface Telephone {
  readonly country: Country
  readonly digits: string
}

export const ukraine: Country = { iso: 'UA', name: 'Ukraine', prefix: '+38', mask: '(###)-###-##-##', flag: '🇺🇦' }

/** Stands for an unknown country, whose number is shown unmasked. */
export const anyCountry: Country = { iso: '', name: '', prefix: '+', mask: '#'.repeat(15), flag: '🌐' }

const isAny = ({ prefix }: Country): boolean => prefix === anyCountry.prefix

export const noTelephone: Telephone = { country: ukraine, digits: '' }

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

const lengthOf = (country: Country): number => country.mask.replace(/[^#]/g, '').length

/** Extracts the digits after the prefix from a number pasted with the whole prefix, a part of it, or without it. */
export const nationalDigits = (country: Country, text: string): string => {
  const length = lengthOf(country)
  const prefix = digitsOf(country.prefix)
  const found = digitsOf(text)
  const digits = found.startsWith(`00${prefix}`) ? found.slice(2) : found
  if (/^\s*(\+|00)/.test(text) && digits.startsWith(prefix)) return digits.slice(prefix.length, prefix.length + length)
  if (digits.length <= length) return digits
  if (digits.startsWith(prefix)) return digits.slice(prefix.length, prefix.length + length)
  return country.iso === 'UA' && digits.startsWith('80') ? digits.slice(1, 1 + length) : digits.slice(0, length)
}

/** Adds the leading zero that Ukrainians often leave out; other numbers stay as typed. */
const completed = ({ country, digits }: Telephone): string =>
  country.iso === 'UA' && digits.length === lengthOf(country) - 1 && !digits.startsWith('0') ? `0${digits}` : digits

/** The length of the shortest number, including the country code. */
const shortest = 8

export const isComplete = (telephone: Telephone): boolean =>
  isAny(telephone.country)
    ? telephone.digits.length >= shortest
    : completed(telephone).length === lengthOf(telephone.country)

/** The number as the API takes it: "380671112233". */
export const fullNumber = (telephone: Telephone): string => digitsOf(telephone.country.prefix) + completed(telephone)

export const typed = (telephone: Telephone, text: string): Telephone => ({
  ...telephone,
  digits: nationalDigits(telephone.country, text),
})

/** Keeps the digits and uses the mask of the new country; a country code among the digits is dropped. */
export const inCountry = (telephone: Telephone, country: Country): Telephone => ({
  country,
  digits: isAny(telephone.country)
    ? nationalDigits(country, `+${telephone.digits}`).slice(0, lengthOf(country))
    : telephone.digits.slice(0, lengthOf(country)),
})

/** A telephone as one text: a complete number, or the prefix and the digits typed so far. */
export const telephoneText = (telephone: Telephone): string => {
  if (telephone.digits === '') return ''
  return isComplete(telephone) ? fullNumber(telephone) : `${telephone.country.prefix} ${telephone.digits}`
}

/** Reads a telephone from its text, complete or not. */
export const telephoneFrom = (text: string): Telephone => {
  const [prefix = '', digits = ''] = text.split(' ')
  if (text === '') return noTelephone
  if (/^380\d{9}$/.test(text)) return typed(noTelephone, `+${text}`)
  return prefix === ukraine.prefix ? typed(noTelephone, digits) : { country: anyCountry, digits: digitsOf(text) }
}

/** Whether the digits are a complete Ukrainian number. */
export const isUkrainianNumber = (digits: string): boolean => /^380\d{9}$/.test(digits)

/**
 * The digits of a number typed into a plain field, as the API takes them: "380671112233". A Ukrainian number may be
 * typed with its country code, with a part of it, or without it; any other number keeps its digits.
 */
export const typedNumber = (text: string): string => {
  const digits = digitsOf(text).replace(/^00/, '')
  if (/^\s*(\+|00)/.test(text) && !digits.startsWith('380')) return digits
  const found = fullNumber(typed(noTelephone, text))
  return isUkrainianNumber(found) && found.endsWith(digits.replace(/^8(?=0)/, '')) ? found : digits
}

/** Whether the text is a complete number in the API's format. */
export const isWholeNumber = (text: string): boolean => /^\d{8,15}$/.test(text)

/** The digits formatted with the country's mask, as far as they go: "(067)-11". */
export const masked = ({ country, digits }: Telephone): string => {
  let left = digits
  let shown = ''
  for (const sign of country.mask) {
    if (left === '') break
    shown += sign === '#' ? left.charAt(0) : sign
    if (sign === '#') left = left.slice(1)
  }
  return shown
}

/** Ukraine can be chosen even when the list failed to load. */
export const foundCountry = (page: CountryPage | null, iso: string): Country | null =>
  page?.countries.find((country) => country.iso === iso) ?? (iso === ukraine.iso ? ukraine : null)

/** Appends the later page without duplicates. */
export const joinedPages = (earlier: CountryPage | null, later: CountryPage): CountryPage => {
  const known = new Map(earlier?.countries.map((country) => [country.iso, country]))
  const before = known.size
  for (const country of later.countries) if (!known.has(country.iso)) known.set(country.iso, country)
  return { countries: [...known.values()], hasMore: later.hasMore && known.size > before }
}
