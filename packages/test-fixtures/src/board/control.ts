import { Hono } from 'hono'
import * as v from 'valibot'
import { Fault, faultKinds } from '../faults/fault.ts'
import { faultPresets } from '../faults/presets.ts'
import type { Sockets } from '../pusher/hub.ts'
import { allWell, SocketSwitches } from '../pusher/switches.ts'
import { brokenInvariants } from '../sandbox/invariants.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { SupplierEvents } from '../world/account/supplier-events.ts'
import { isCarrierAway } from '../world/deliveries/deliveries.ts'
import { withKeyEnd } from '../world/deliveries/key-notices.ts'
import { Moderation } from '../world/moderation.ts'
import { balanced } from '../world/money/lines.ts'
import { scenarioNames, scenarioTexts } from '../world/names.ts'
import { worldNamed } from '../world/scenarios/scenarios.ts'
import { supplierById } from '../world/world.ts'
import { addChats } from './chats.ts'
import { addImports } from './imports.ts'
import { addMoney, moneyOf } from './money.ts'
import { addOrders } from './orders.ts'
import { addProducts } from './products.ts'
import { Conduct, originOf, takes } from './takes.ts'

const Scenario = v.picklist(scenarioNames)
const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))
const Broadcast = v.object({ channel: v.string(), event: v.string(), data: v.unknown() })

const AuthFault = v.variant('kind', [
  v.object({ kind: v.literal('status'), status: v.number(), count: v.exactOptional(v.nullable(v.number())) }),
  v.object({ kind: v.literal('hang'), count: v.exactOptional(v.nullable(v.number())) }),
  v.object({ kind: v.literal('bad-signature'), count: v.exactOptional(v.nullable(v.number())) }),
  v.object({ kind: v.literal('late'), ms: v.number(), count: v.exactOptional(v.nullable(v.number())) }),
])

/** The fault for a failing broadcasting auth. */
export const authFault = (asked: v.InferOutput<typeof AuthFault>): Fault => {
  const where = { path: '/broadcasting/auth' }
  return asked.kind === 'late' ? { ...asked, ...where, kind: 'delay' } : { ...asked, ...where }
}

/** The HTTP API below /sandbox/api by which the board and browser tests control the sandbox. */
export const createControl = (sandbox: Sandbox, sockets: Sockets): Hono => {
  const app = new Hono().basePath('/sandbox/api')

  app.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'DELETE'
    // A page of another origin can post a form, but it cannot post JSON without a CORS preflight, which fails.
    if (isRead || c.req.header('content-type')?.startsWith('application/json')) return next()
    return c.json({ message: 'Send application/json.' }, 415)
  })

  app.get('/state', (c) => c.json(stateOf(sandbox, sockets)))
  app.get('/inbox', (c) => {
    const { telephone } = c.req.query()
    return c.json(sandbox.world().inbox.filter((sms) => telephone === undefined || sms.telephone === telephone))
  })
  app.get('/requests', (c) => c.json(sandbox.requests()))
  app.delete('/requests', (c) => c.json(sandbox.clearRequests() ?? {}))
  app.get('/world', (c) => c.json(sandbox.world()))
  app.put('/world', async (c) => {
    const world = balanced({ ...sandbox.world(), ...(await c.req.json()) }, sandbox.clock.now())
    const broken = brokenInvariants(world)
    if (broken.length > 0) return c.json({ message: broken.join('; ') }, 422)
    sandbox.setWorld(world)
    return c.json({})
  })

  app.post(
    '/reset',
    takes(v.object({ scenario: v.optional(Scenario, 'default') }), ({ scenario }) => {
      sandbox.setWorld((world) => ({ ...worldNamed(scenario), secret: world.secret }))
      sandbox.faults.clear()
      sandbox.clearRequests()
      sandbox.clock.move(-sandbox.clock.offset())
      sockets.set(allWell)
    }),
  )
  app.post(
    '/scenario',
    takes(v.object({ name: Scenario }), ({ name }) => sandbox.load(name)),
  )
  app.post(
    '/faults',
    takes(Fault, (fault) => ({ id: sandbox.faults.add(fault) })),
  )
  app.delete('/faults', (c) => c.json(sandbox.faults.clear() ?? {}))
  app.delete('/faults/:id', (c) => c.json(sandbox.faults.clear(Number(c.req.param('id'))) ?? {}))
  app.post(
    '/clock',
    takes(v.union([v.object({ move: v.number() }), v.object({ set: v.number() })]), (asked) => {
      if ('move' in asked) sandbox.clock.move(asked.move)
      else sandbox.clock.set(asked.set)
      return { now: sandbox.clock.now() }
    }),
  )

  app.post('/events', takes(Broadcast, sandbox.emit))
  app.post(
    '/notifications',
    takes(v.object({ supplierId: v.number() }), ({ supplierId }) => sandbox.notify(supplierId)),
  )
  app.post(
    '/telegram',
    takes(
      v.object({ supplierId: v.number(), success: v.boolean(), chatId: v.exactOptional(v.string()) }),
      ({ supplierId, success, chatId }) => sandbox.connectTelegram(supplierId, success, chatId),
    ),
  )
  app.post(
    '/suppliers/:id',
    takes(SupplierEvents, (events, c) => sandbox.changeSupplier(Number(c.req.param('id')), events, originOf(c))),
  )

  app.put(
    '/sockets/switches',
    takes(v.partial(SocketSwitches), (events) => {
      sockets.set(events as Partial<SocketSwitches>)
      return sockets.switches()
    }),
  )
  app.post(
    '/sockets/close',
    takes(v.object({ code: v.number(), reason: v.exactOptional(v.string()) }), (asked) => {
      sockets.close(asked.code, asked.reason)
    }),
  )
  app.post('/sockets/terminate', takes(v.unknown(), sockets.terminate))
  app.post(
    '/sockets/frame',
    takes(v.union([v.object({ raw: v.string() }), v.object({ base64: v.string() })]), (asked) =>
      sockets.frame('raw' in asked ? asked.raw : Buffer.from(asked.base64, 'base64')),
    ),
  )
  app.post(
    '/sockets/burst',
    takes(v.object({ count: Count, ...Broadcast.entries }), ({ count, ...broadcast }) => {
      sockets.burst(count, broadcast)
    }),
  )
  app.post(
    '/sockets/auth',
    takes(AuthFault, (asked) => ({ id: sandbox.faults.add(authFault(asked)) })),
  )

  app.put(
    '/carrier',
    takes(Conduct, ({ state, code }) =>
      sandbox.setWorld((world) => ({
        ...world,
        carrierAwaySince: state === 'away' ? sandbox.clock.now() : null,
        carrierRefusal: state === 'refuses' ? (code ?? 'unknown') : undefined,
      })),
    ),
  )

  app.put(
    '/numbered-events',
    takes(v.object({ isOn: v.boolean() }), ({ isOn }) =>
      sandbox.setWorld(({ numberedEvents: _, ...world }) => ({ ...world, ...(isOn && { numberedEvents: {} }) })),
    ),
  )

  app.post(
    '/suppliers/:id/key-end',
    takes(v.object({ days: v.pipe(v.number(), v.integer()) }), ({ days }, c) => {
      const supplier = supplierById(sandbox.world(), Number(c.req.param('id')))
      if (!supplier) throw new Error('There is no such supplier.')
      const [world, ...told] = withKeyEnd(sandbox.world(), supplier, days, sandbox.clock.now())
      sandbox.setWorld(world)
      told.forEach(sandbox.emit)
    }),
  )

  app.put(
    '/moderation',
    takes(Moderation, (moderation) => sandbox.setWorld((world) => ({ ...world, moderation }))),
  )

  addMoney(app, sandbox)
  addChats(app, sandbox)
  addImports(app, sandbox)
  addOrders(app, sandbox)
  addProducts(app, sandbox)

  app.onError((error, c) => c.json({ message: error.message }, 422))
  app.notFound((c) => c.json({ message: 'No such control.' }, 404))
  return app
}

function stateOf(sandbox: Sandbox, sockets: Sockets) {
  const world = sandbox.world()
  const sessionsOf = (id: number) => world.tokens.filter(({ supplierId }) => supplierId === id).length
  return {
    scenario: world.scenario,
    scenarios: scenarioNames,
    scenarioTexts,
    now: sandbox.clock.now(),
    offset: sandbox.clock.offset(),
    suppliers: world.suppliers.slice(0, 20).map((supplier) => ({ ...supplier, sessions: sessionsOf(supplier.id) })),
    supplierCount: world.suppliers.length,
    inbox: world.inbox.slice(-20).toReversed(),
    faults: sandbox.faults.list(),
    faultKinds,
    faultPresets,
    switches: sockets.switches(),
    carrier: isCarrierAway(world) ? 'away' : world.carrierRefusal === undefined ? 'well' : 'refuses',
    carrierPace: world.carrierPace?.state ?? 'prompt',
    buyers: world.buyers ?? 'none',
    chats: `answers after ${world.chatAnswers ?? 'never'}, events ${world.chatEchoes ?? 'well'}`,
    arePicturesAway: world.arePicturesAway === true,
    areEventsNumbered: world.numberedEvents !== undefined,
    moderation: world.moderation ?? { verdict: 'byRules' },
    connections: sockets.connections(),
    ...moneyOf(world),
    requests: sandbox.requests().slice(-30).toReversed(),
  }
}
