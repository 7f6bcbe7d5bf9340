/**
 * The time at which every seeded world starts, in milliseconds since 1970: always the same for tests and recordings; a
 * sandbox that people work with sets it, so that its orders are of this week.
 */
export const seedTime = Number(process.env['SEED_TIME'] ?? Date.UTC(2026, 7, 23, 9, 0, 0))
