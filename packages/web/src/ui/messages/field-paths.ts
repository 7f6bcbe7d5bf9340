/** The two hills of the field, in a view box of 992 by 148; the home page and empty lists draw them. */
export const farHill = 'M0 118C180 92 360 128 560 112s300-22 432-4v40H0z'
export const nearHill = 'M0 136c220-14 420 2 620-8s260-6 372 0v20H0z'

/** A ring around the sun. */
export const rayOf = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}a1 1 0 0 1 0 ${radius * 2}a1 1 0 0 1 0-${radius * 2}`
