import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { alertChoiceMachine } from './alert-choice.machine.ts'
import { selectAlertChoice } from './alert-choice.selectors.ts'

const model = explore(alertChoiceMachine, {
  input: { app: { send: () => {} } },
  user: [
    { type: 'sound.toggled', isOn: true },
    { type: 'sound.toggled', isOn: false },
    { type: 'channel.flipped', channel: 'push', isOn: true },
    { type: 'channel.flipped', channel: 'push', isOn: false },
    { type: 'channel.flipped', channel: 'email', isOn: true },
    { type: 'permission.requested' },
  ],
  world: {
    loadChoice: [gives({ isSoundOn: false, permission: 'default' as const }), fails()],
    saveSound: [gives(undefined), fails()],
    requestPermission: [gives('granted' as const), gives('denied' as const), fails()],
    announce: [gives(undefined), fails()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('alert-choice', model.coverage)
})

test('the browser is asked only by a press, and never again once it has answered', () => {
  for (const { from, event } of model.movesWhere(({ to, from }) => to.matches('asking') && !from.matches('asking'))) {
    expect(['channel.flipped', 'permission.requested']).toContain(event)
    expect(selectAlertChoice(from).permission).toBe('default')
  }
})
