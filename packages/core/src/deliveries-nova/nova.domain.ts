import type { DeliveryKey } from '../deliveries-apis/deliveries-apis.section.ts'
import { type DeliveryMethod, locationOfNeed } from '../deliveries-panel/deliveries-panel.section.ts'
import type { Location } from '../kernel/routes.ts'

/** The records from which the steps of Nova Poshta are derived. */
export interface NovaFound {
  readonly keys: readonly DeliveryKey[]
  readonly senderCount: number
  /** `null` when the server does not list the method. */
  readonly method: DeliveryMethod | null
}

export interface NovaStep {
  readonly step: 'key' | 'sender' | 'enable'
  /** `waiting` while the carrier checks the key: it may refuse it, and a sender needs a key that works. */
  readonly state: 'done' | 'waiting' | 'next' | 'later'
  /** Where the step is taken, or seen again. */
  readonly location: Location
}

export const hasUsableKey = ({ keys }: Pick<NovaFound, 'keys'>): boolean => keys.some(isUsable)

/** Whether the carrier is checking the only key that could be used, so that no later step can be taken. */
export const isKeyBeingChecked = ({ keys }: Pick<NovaFound, 'keys'>): boolean =>
  !hasUsableKey({ keys }) && keys.some(({ status }) => status === 'checking')

/** The steps until parcels can be sent with Nova Poshta: the first one that is not done is next. */
export const novaStepsOf = (found: NovaFound): readonly NovaStep[] => {
  const { keys, senderCount, method } = found
  const isDone = {
    key: hasUsableKey(found),
    sender: senderCount > 0,
    enable: method?.isEnabled === true && method.missing.length === 0,
  }
  const open = isKeyBeingChecked(found) ? 'waiting' : 'next'
  const next = steps.find((step) => !isDone[step])
  return steps.map((step) => ({
    step,
    state: isDone[step] ? 'done' : step === next ? open : 'later',
    location: isDone[step] ? seen[step] : taken(step, keys.length > 0),
  }))
}

const isUsable = ({ status }: DeliveryKey) => status === 'active' || status === 'expiring'

const steps = ['key', 'sender', 'enable'] as const

const seen = {
  key: { to: 'deliveries-apis' },
  sender: { to: 'deliveries-sender' },
  enable: { to: 'deliveries-panel' },
} as const satisfies Record<NovaStep['step'], Location>

/** A key that does not work is replaced in the list instead of adding another one. */
const taken = (step: NovaStep['step'], hasKeys: boolean): Location =>
  step === 'enable' || (step === 'key' && hasKeys) ? seen[step] : locationOfNeed(step, 'nova')
