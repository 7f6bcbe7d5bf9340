import { kopecks } from '../kernel/money.ts'

/**
 * Limits and formats that the API does not document. They are assumptions, collected in this file so that they are easy
 * to correct.
 */
export const topUpLimits = { min: kopecks(1_00), max: kopecks(150_000_00) }

export const topUpChoices = [kopecks(200_00), kopecks(500_00), kopecks(1000_00)]

/** A Ukrainian IBAN: "UA", two check digits, six digits of the bank, nineteen of the account. */
export const ukrainianIban = /^UA\d{27}$/

export const holderLength = { min: 2, max: 100 }

export const commentLength = 200
