import type { ChatsPort } from '../chats/chats.port.ts'
import { must } from '../kernel/must.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import type { RouteName } from '../kernel/routes.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import type { AnySection } from '../kit/section/section.domain.ts'
import type { SectionsPort } from '../kit/section/section.port.ts'
import type { NotificationSettingsPort } from '../notification-settings/notification-settings.port.ts'
import type { Order } from '../orders/orders.domain.ts'
import { alertChoiceMachine } from './alert-choice.machine.ts'
import type { CalledOrder } from './alerts.domain.ts'
import { alertsMachine } from './alerts.machine.ts'
import type { AlertsPort, CallPort } from './alerts.port.ts'

interface AlertPorts {
  readonly alerts: AlertsPort
  readonly chats: ChatsPort
  readonly notificationSettings: NotificationSettingsPort
  readonly sections: SectionsPort
}

/** The alerts with their ports provided. */
export const composeAlerts = (
  { alerts, chats, notificationSettings, sections }: AlertPorts,
  sectionOf: (page: RouteName) => Promise<AnySection | null>,
  isOffered: (page: RouteName) => boolean,
) => {
  const fetchNewOrders = async (created: readonly string[], signal: Parameters<CallPort['fetchCall']>[1]) => {
    const { id, rules } = must(await sectionOf('orders'))
    const query = rules.queryOf('?tab=new')
    const { rows } = await sections.fetchPage({ section: id, query }, signal)
    return (rows as readonly Order[]).filter((row) => created.includes(row.id)).map(calledIn)
  }
  const port: CallPort = {
    fetchCall: async ({ created, withPush }, signal) => {
      const [orders, settings] = await Promise.all([
        created.length === 0 || !isOffered('orders') ? [] : fetchNewOrders(created, signal),
        withPush ? notificationSettings.fetchSettings(undefined, signal) : null,
      ])
      const { push: isOn = true, 'push.order': hasOrders = true } = settings?.switches ?? {}
      return { orders, push: { isOn, hasOrders } }
    },
  }
  const { holdTurn, watchNotes, markIcon, loadChoice, announce } = alerts
  return alertsMachine.provide({
    actors: {
      ...readingsOf(port),
      ...actorsOf({ loadChoice, announce }),
      holdTurn: listenerOf(holdTurn),
      watchNotes: listenerOf(watchNotes),
      markIcon: listenerOf(markIcon),
      watchAttention: listenerOf(chats.watchAttention),
    },
  })
}

/** The choice of this browser with its ports provided. */
export const composeAlertChoice = ({
  alerts: { loadChoice, saveSound, requestPermission, announce },
}: {
  readonly alerts: AlertsPort
}) => alertChoiceMachine.provide({ actors: actorsOf({ loadChoice, saveSound, requestPermission, announce }) })

const calledIn = ({ id, number, buyer, source }: Order): CalledOrder => ({
  id,
  number,
  buyer: buyer.name,
  isOwn: source === 'manual',
})
