import { masked, ukraine } from '../countries/countries.domain.ts'

/** Formats a Ukrainian number with its mask, and any other one with a plus sign. */
export const readableTelephone = (telephone: string): string =>
  /^380\d{9}$/.test(telephone)
    ? `${ukraine.prefix}${masked({ country: ukraine, digits: telephone.slice(2) })}`
    : telephone && `+${telephone}`
