/** Formats a Ukrainian number as people write it, «+380 67 123 45 18», and any other one with a plus sign. */
export const readableTelephone = (telephone: string): string =>
  telephone.replace(/^380(\d\d)(\d{3})(\d\d)(\d\d)$/, '380 $1 $2 $3 $4').replace(/^(?=.)/, '+')
