/** The names of the query parameters of a list and of their choices. */
export interface ListTexts {
  readonly filters: Readonly<Record<string, string>>
  readonly filterChoices: Readonly<Record<string, Readonly<Record<string, string>>>>
}
