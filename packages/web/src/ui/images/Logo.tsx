import { field, grain, logo, word } from './Logo.styles.ts'

interface LogoProps {
  /** Shows only the symbol, where there is no room for the name. */
  readonly short?: boolean | 'onPhones'
}

/** The product’s logo: an ear of wheat on deep blue, and the name. */
export function Logo({ short = false }: LogoProps) {
  return (
    <span className={logo()}>
      <svg width="28" height="28" viewBox="0 0 28 28" role="img" aria-label="Suppliers">
        <rect width="28" height="28" rx="7" className={field()} />
        <path
          className={grain()}
          d="M14 4.5c1.7 1.5 2.4 3.2 2.4 4.7 0 1.3-.8 2.5-2.4 3.4-1.600-.9-2.400-2.100-2.400-3.400 0-1.500.7-3.200 2.400-4.700ZM13.200 17.300c-2.600 0-4.600-.8-5.700-2.200-.8-1.100-1-2.400-.8-3.900 2.200.1 4 .9 5.200 2.200.9 1 1.300 2.300 1.300 3.900Zm1.600 0c0-1.600.4-2.900 1.300-3.900 1.200-1.300 3-2.100 5.200-2.200.2 1.500 0 2.800-.8 3.900-1.100 1.400-3.100 2.200-5.700 2.200Zm-1.600 6.200v-1.200c-2.600 0-4.600-.8-5.700-2.200-.7-.9-1-1.900-.9-3 2.200 0 4 .6 5.200 1.700.6.5 1 1.100 1.400 1.800.4-.7.8-1.300 1.400-1.800 1.200-1.100 3-1.700 5.200-1.700.1 1.100-.2 2.100-.9 3-1.100 1.400-3.100 2.200-5.700 2.200h.6v1.200a.8.8 0 0 1-1.600 0Z"
        />
      </svg>
      {short !== true && (
        <span className={word({ wide: short === 'onPhones' })} aria-hidden="true">
          Suppliers
        </span>
      )}
    </span>
  )
}
