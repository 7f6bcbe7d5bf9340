import { kopecks } from '../kernel/money.ts'

/** What is common knowledge about forms and formats, and may turn out otherwise: all of it stands here. */
export const topUpLimits = { min: kopecks(1_00), max: kopecks(150_000_00) }

export const topUpChoices = [kopecks(200_00), kopecks(500_00), kopecks(1000_00)]

/** A Ukrainian account: "UA", two check digits, six of the bank, nineteen of the account. */
export const ukrainianIban = /^UA\d{27}$/

export const holderLength = { min: 2, max: 100 }

export const commentLength = 200
