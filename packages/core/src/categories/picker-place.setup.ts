import { must } from '../kernel/must.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import { pickerSetup } from './picker.setup.ts'

/** Finds the place again where the picker begins. */
export const place = pickerSetup.createStateConfig({
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasPlace', target: 'reading' }, { target: 'reached' }] },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPlace',
        src: 'fetchCategory',
        input: ({ context }) => must(context.place.at),
        onDone: [
          { guard: hasFailed, target: 'reached', actions: logFault('category') },
          { target: 'reached', actions: [{ type: 'reveal', params: valueIn }, 'readExpanded'] },
        ],
      },
    },
    reached: {},
  },
})
