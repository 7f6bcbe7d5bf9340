/** The names of texts on the wire, by the field of the form. */
export const detailTexts = {
  recipient: 'recipient',
  iban: 'iban',
  taxId: 'tax_id',
  bankTitle: 'bank_title',
  purpose: 'purpose',
  holder: 'holder',
  publicKey: 'public_key',
  merchantAccount: 'merchant_account',
  domain: 'domain',
} as const

/** Secrets are sent when they were typed; an empty one keeps what is stored. */
export const detailSecrets = {
  cardNumber: 'number',
  privateKey: 'private_key',
  secretKey: 'secret_key',
  token: 'token',
} as const

const fields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...detailTexts, ...detailSecrets }).map(([field, name]) => [name, field]),
)

/** The field of the form by the name of a detail; those that have one name in both places keep it. */
export const detailFieldOf = (name: string | null): string | null => (name === null ? null : (fields[name] ?? name))
