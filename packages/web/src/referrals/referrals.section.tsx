import { referrals } from '@supplier/core/referrals/referrals.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { ReferralBonus, ReferralJoined, ReferralName } from './ReferralCells.tsx'
import { ReferralsHead } from './ReferralsHead.tsx'
import { referralsTranslations } from './referrals.translations.ts'

export const screen = sectionScreen(referrals, {
  t: referralsTranslations,
  nameOf: ({ name, id }) => name ?? `№ ${id}`,
  aroundName: (row, name, { more }) => (
    <ReferralName row={row} t={more}>
      {name}
    </ReferralName>
  ),
  above: (_, { more }, beside) => beside && <ReferralsHead beside={beside} t={more} />,
  columns: ({ more }) => [
    { id: 'joined', file: ['joinedAt'], header: more.joined, width: 152, cell: (row) => <ReferralJoined row={row} /> },
    { id: 'status', header: more.status, width: 168 },
    {
      id: 'bonus',
      file: ['bonus', 'bonusReadyOn'],
      header: more.bonus,
      align: 'end',
      width: 168,
      card: 'figure',
      cell: (row) => (row.bonus === null ? null : <ReferralBonus row={row} t={more} />),
    },
  ],
})
