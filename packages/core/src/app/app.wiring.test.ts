import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { silentPorts } from '../../testing/ports.ts'
import { unwired } from '../../testing/unwired.ts'
import { defaultAppearance } from '../appearance/appearance.domain.ts'
import { noTelephone } from '../countries/countries.domain.ts'
import { type RouteName, routeNames } from '../kernel/routes.ts'
import { composeApp } from './app.compose.ts'
import { appMachine } from './app.machine.ts'
import { unbuiltRoutes } from './panel-screens.compose.ts'
import { screensOf } from './screens.compose.ts'

const start = { session: null, href: '/', telephone: noTelephone, appearance: defaultAppearance }

test('a bare trunk misses what nobody plugged in', () => {
  expect(unwired(appMachine)).toContain('app: actor keepSession')
})

test('everything the composed trunk mentions is provided', () => {
  expect(unwired(composeApp(silentPorts(), start).logic as AnyStateMachine)).toEqual([])
})

test('everything the signed-in part mentions is provided', async () => {
  expect(unwired((await screensOf(silentPorts()).loadPanel()) as AnyStateMachine)).toEqual([])
})

test.each(routeNames)('everything the screen of %s mentions is provided', async (name: RouteName) => {
  const screen = await screensOf(silentPorts()).loadScreen(name)
  expect(screen === null ? [] : unwired(screen as AnyStateMachine)).toEqual([])
})

test('what is not built yet can be counted', () => {
  expect(unbuiltRoutes).toContain('orders')
  expect(unbuiltRoutes).not.toContain('not-found')
})
