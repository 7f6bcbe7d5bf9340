import { awaitedOn, type Referral } from '@supplier/core/referrals/referrals.domain'
import type { ReactNode } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { quiet, reason, stack, stackEnd } from './referrals.styles.ts'
import type { ReferralTexts } from './referrals.translations.ts'

interface CellProps {
  readonly row: Referral
  readonly t: ReferralTexts
}

/** The name, masked by the server, or that the person has only clicked; below it the reason for no bonus yet. */
export function ReferralName({ row: { name, phone, why }, t, children }: CellProps & { readonly children: ReactNode }) {
  return (
    <span className={stack} data-lines="">
      {name === null ? t.unnamed : children}
      {phone && <span className={quiet}>{phone}</span>}
      {why && (
        <span className={reason} title={why}>
          {why}
        </span>
      )}
    </span>
  )
}

export function ReferralJoined({ row: { joinedAt } }: Pick<CellProps, 'row'>) {
  const { date } = useFormats()
  return joinedAt === null ? null : date(joinedAt)
}

/** The bonus, and the day on which it can be withdrawn. */
export function ReferralBonus({ row, t }: CellProps) {
  const { roundMoney, day } = useFormats()
  const awaited = awaitedOn(row)
  return (
    <span className={stackEnd} data-lines="">
      {roundMoney(row.bonus)}
      {awaited && (
        <span className={quiet}>
          {t.readyOn} {day(awaited)}
        </span>
      )}
    </span>
  )
}
