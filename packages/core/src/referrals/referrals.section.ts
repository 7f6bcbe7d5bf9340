import { manyOf, size, sort } from '../kit/list/query.domain.ts'
import { type Command, defineSection } from '../kit/section/section.domain.ts'
import { type Referral, referralRow, referralStatuses } from './referrals.domain.ts'

const noCommands: Readonly<Record<string, Command<Referral>>> = {}

/** Who came by the link. There is no search, because it would guess the masked names. */
export const referrals = defineSection(referralRow)({
  id: 'referrals',
  route: 'referrals',
  param: 'referral',
  namedBy: ['name', 'phone'],
  query: {
    status: manyOf(referralStatuses),
    sort: sort(['-joined_at', '-bonus']),
    size: size(),
  },
  form: {},
  mayEdit: () => false,
  mayCreate: false,
  commands: noCommands,
})
export type Referrals = typeof referrals
