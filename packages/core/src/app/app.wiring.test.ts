import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { silentPorts } from '../../testing/ports.ts'
import { unwired } from '../../testing/unwired.ts'
import { defaultAppearance } from '../appearance/appearance.domain.ts'
import { noTelephone } from '../countries/countries.domain.ts'
import { type RouteName, routeNames } from '../kernel/routes.ts'
import { composeApp } from './app.compose.ts'
import { appMachine } from './app.machine.ts'
import { sections } from './panel-screens.compose.ts'
import { screensOf } from './screens.compose.ts'

const start = { session: null, href: '/', telephone: noTelephone, appearance: defaultAppearance }

test('a machine without ports reports its missing actors', () => {
  expect(unwired(appMachine)).toContain('app: actor saveSession')
})

test('the composed app provides everything it refers to', () => {
  expect(unwired(composeApp(silentPorts(), start).logic as AnyStateMachine)).toEqual([])
})

test('the composed panel provides everything it refers to', async () => {
  expect(unwired((await screensOf(silentPorts()).loadPanel()) as AnyStateMachine)).toEqual([])
})

test.each(routeNames)('the composed screen of %s provides everything it refers to', async (name: RouteName) => {
  const screen = await screensOf(silentPorts()).loadScreen(name)
  expect(screen === null ? [] : unwired(screen as AnyStateMachine)).toEqual([])
})

test.each(Object.entries(sections))(
  'only if the rows of %s have an order, a command looks at those beside its row',
  async (_, load) => {
    const { order, commands } = await load()
    const looking = Object.entries(commands).filter(([, { may }]) => may.length > 1)
    expect(looking.map(([name]) => name).toSorted()).toEqual(order ? [order.down, order.up].toSorted() : [])
  },
)
