import { deliveryMethods } from '@supplier/core/deliveries-panel/deliveries-panel.section'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { namesOf } from '../kit/values/names.ts'
import { Sum } from '../kit/values/Sum.tsx'
import type { ScreenProps } from '../navigation/screen.ts'
import { AfterSetup } from '../setup/AfterSetup.tsx'
import { DeliveryOffer } from './DeliveryOffer.tsx'
import { deliveriesPanelTranslations } from './deliveries-panel.translations.ts'
import { KeyCheck, MethodState } from './KeyCheck.tsx'
import { NextStep } from './NextStep.tsx'

/** The list of the methods, over which the next step of the set-up appears once buyers can choose a delivery. */
export const screen = (props: ScreenProps) => (
  <>
    <AfterSetup app={props.app}>{(steps, next) => steps?.delivery && next && <NextStep next={next} />}</AfterSetup>
    <Methods {...props} />
  </>
)

const Methods = sectionScreen(deliveryMethods, {
  t: deliveriesPanelTranslations,
  nameOf: ({ title }) => title,
  aside: ({ values, row, answer, onRetry }, { more }) => (
    <DeliveryOffer values={values} row={row} answer={answer} onRetry={onRetry} t={more} />
  ),
  above: (_, { more }, beside) => <KeyCheck beside={beside} t={more} />,
  columns: ({ fields, filters, choices, more }, beside) => [
    {
      id: 'state',
      file: ['isEnabled', 'missing'],
      header: filters.state,
      card: 'figure',
      cell: (row) => <MethodState row={row} beside={beside} t={more} />,
    },
    {
      id: 'tariff',
      file: ['tariff', 'price'],
      header: fields.tariff,
      named: true,
      cell: ({ tariff, price }) => (tariff === 'fixed' && price ? <Sum sum={price} /> : choices.tariff[tariff]),
    },
    {
      id: 'payer',
      file: ['payer'],
      priority: 3,
      header: fields.payer,
      named: true,
      cell: ({ tariff, payer }) => (tariff === 'free' ? null : choices.payer[payer]),
    },
    {
      id: 'freeFrom',
      file: ['freeFrom'],
      priority: 2,
      header: fields.freeFrom,
      align: 'end',
      named: true,
      cell: ({ freeFrom }) => freeFrom && <Sum sum={freeFrom} />,
    },
    {
      id: 'days',
      header: more.days,
      width: 88,
      priority: 2,
      align: 'end',
      named: true,
    },
    {
      id: 'regions',
      priority: 3,
      header: more.regions,
      named: true,
      cell: ({ regions }) => (regions.length === 0 ? more.everywhere : regions.length),
    },
    {
      id: 'stores',
      header: fields.stores,
      priority: 2,
      named: true,
      cell: ({ stores }) => namesOf(stores) || more.allStores,
    },
  ],
})
