import { expect, test } from 'vitest'
import { someIntent, someSnapshot } from '../../testing/samples/money.ts'
import { type Intent, type IntentKind, intentKinds, intentSteps } from './intents.domain.ts'
import { journalled } from './journal.domain.ts'

const { main, service } = someSnapshot
const unnumbered = { before: { ...someSnapshot, lineIds: null } }

test.each<[IntentKind, Partial<Intent>, readonly unknown[]]>([
  ['transferToMain', {}, [null, service]],
  ['transferToService', { step: 'unknown' }, [null, service]],
  ['coverShortfall', {}, [null, service]],
  ['paySubscription', {}, [null, service]],
  ['withdrawBonus', {}, [null, service]],
  ['transferToMain', unnumbered, [main, service]],
  ['payout', {}, [null, null]],
  ['payout', unnumbered, [null, null]],
  ['topUp', { step: 'invoiced' }, [main, null]],
  ['transferToMain', { step: 'moved' }, [null, null]],
  ['transferToMain', { step: 'notMoved' }, [null, null]],
  ['paySubscription', { step: 'doubled' }, [null, null]],
])('the journal keeps of a %s %j the balances %j', (kind, more, kept) => {
  const { before } = journalled(someIntent(kind, more))
  expect([before.main, before.service]).toEqual(kept)
})

test('the journal keeps everything else of an intent', () => {
  for (const kind of intentKinds) {
    for (const step of intentSteps) {
      const intent = someIntent(kind, { step })
      const kept = journalled(intent)
      expect({ ...kept, before: { ...kept.before, main, service } }).toEqual(intent)
    }
  }
})
